import type { FastifyInstance } from 'fastify'
import { addCredits, getCredits } from '#contract/credits.ts'
import { requireUser } from '../auth/require-user.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { claimPack } from './claim-pack.ts'
import { readCredits } from './read-credits.ts'

export async function creditsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, getCredits, (request) => readCredits(services, requireUser(request).id))
  route(app, addCredits, (request) => claimPack(services, requireUser(request).id, request.body.checkoutSessionId))
}
