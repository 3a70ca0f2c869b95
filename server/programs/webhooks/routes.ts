import type { FastifyInstance } from 'fastify'
import { WEBHOOK_LOG_MAX } from '#contract/limits.ts'
import * as contract from '#contract/programs/webhook.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeEndpoint } from './change-endpoint.ts'
import { createEndpoint } from './create-endpoint.ts'
import { presentDelivery, presentEndpoint } from './present-webhook.ts'
import { removeEndpoint } from './remove-endpoint.ts'
import { rotateSecret } from './rotate-secret.ts'
import { openSecretSeal } from './secrets.ts'
import { sendAgain } from './send-again.ts'
import { sendTest } from './send-test.ts'
import { listDeliveries, listEndpoints } from './store.ts'

/** Calls by which a user manages webhooks. None of them can be made with a token. */
export async function webhooksRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  const seal = await openSecretSeal(services)

  route(app, contract.listWebhooksCall, async (request) => {
    const rows = await listEndpoints(db, requireUser(request).id)
    return { endpoints: rows.map(presentEndpoint) }
  })

  route(app, contract.createWebhookCall, async (request) => {
    const { row, secret } = await createEndpoint(services, seal, { userId: requireUser(request).id, ...request.body })
    return { ...presentEndpoint(row), secret }
  })

  route(app, contract.updateWebhookCall, async (request) => {
    const { id } = request.params
    return presentEndpoint(await changeEndpoint(services, { userId: requireUser(request).id, id, ...request.body }))
  })

  route(app, contract.deleteWebhookCall, (request) =>
    removeEndpoint(services, requireUser(request).id, request.params.id),
  )

  route(app, contract.testWebhookCall, async (request) =>
    presentDelivery(await sendTest(services, requireUser(request).id, request.params.id)),
  )

  route(app, contract.rotateWebhookSecretCall, async (request) => {
    const { id } = request.params
    return { secret: await rotateSecret(services, seal, { userId: requireUser(request).id, id }) }
  })

  route(app, contract.listWebhookDeliveriesCall, async (request) => {
    const rows = await listDeliveries(db, requireUser(request).id, WEBHOOK_LOG_MAX)
    return { deliveries: rows.map(presentDelivery) }
  })

  route(app, contract.sendWebhookAgainCall, async (request) =>
    presentDelivery(await sendAgain(services, requireUser(request).id, request.params.id)),
  )
}
