import type { FastifyInstance } from 'fastify'
import { getCredits } from '#contract/credits.ts'
import { requireUser } from '../http/require-user.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { readCredits } from './read-credits.ts'

export async function creditsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, getCredits, (request) => readCredits(services, requireUser(request).id))
}
