import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addCreditsCall } from '#contract/money/credits.ts'
import { listPlansCall } from '#contract/money/plan-catalogue.ts'
import { PLAN_CATALOGUE } from '#contract/money/plans.ts'
import * as contract from '#contract/money/subscription.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { claimPack } from './claim-pack.ts'
import { openCheckout } from './open-checkout.ts'
import { openPortal } from './open-portal.ts'
import { readSubscription } from './read-subscription.ts'

export async function billingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, listPlansCall, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return [...PLAN_CATALOGUE]
  })

  const read = (request: FastifyRequest) => readSubscription(services, requireUser(request).id)
  route(app, contract.getSubscriptionCall, read)
  route(app, { ...contract.getSubscriptionCall, path: contract.SUBSCRIPTION_ALIAS_PATH }, read)

  route(app, contract.openCheckoutCall, async (request) => {
    return { url: await openCheckout(services, requireUser(request).id, request.body) }
  })
  route(app, contract.openPortalCall, async (request) => {
    return { url: await openPortal(services, requireUser(request).id, request.body) }
  })

  route(app, addCreditsCall, (request) => claimPack(services, requireUser(request).id, request.body.checkoutSessionId))

  await services.payments.registerRoutes?.(app, services.payments)
}
