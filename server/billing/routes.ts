import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSubscription, SUBSCRIPTION_ALIAS_PATH } from '#contract/subscription.ts'
import { requireUser } from '../auth/require-user.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findLiveSubscription } from './plan.ts'
import { presentSubscription } from './present.ts'

export async function billingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const readSubscription = async (request: FastifyRequest) => {
    const { id: userId } = requireUser(request)
    return presentSubscription(await findLiveSubscription(services.db, services, userId))
  }
  route(app, getSubscription, readSubscription)
  route(app, { ...getSubscription, path: SUBSCRIPTION_ALIAS_PATH }, readSubscription)
}
