import type { FastifyInstance } from 'fastify'
import { getCreditsCall } from '#contract/money/credits.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { readCredits } from './read-credits.ts'

export async function creditsRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
): Promise<void> {
  route(app, getCreditsCall, (request) => readCredits(services, requireUser(request).id))
}
