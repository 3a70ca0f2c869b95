import type { FastifyInstance } from 'fastify'
import { limitWebhooks } from '#server/platform/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { applyEvent } from './apply-event.ts'
import type { PaymentWebhook } from './payment-provider.ts'

export const WEBHOOK_PATH = '/api/webhooks/stripe'

/**
 * Registers the webhook outside the site's sessions and its refusal of cross-site changes: here a signature over the
 * raw body proves the sender.
 */
export async function webhookRoutes(app: FastifyInstance, services: Services, webhook: PaymentWebhook): Promise<void> {
  await limitWebhooks(app, services)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post(WEBHOOK_PATH, async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const signature = request.headers['stripe-signature']
    const event = webhook.readEvent(body, typeof signature === 'string' ? signature : undefined, services.now())
    if (event) await applyEvent(services, event)
    return { received: true }
  })
}
