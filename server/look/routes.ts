import type { FastifyInstance } from 'fastify'
import { getLookAdvice } from '#contract/look.ts'
import { requireUser } from '../auth/require-user.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { adviseLook } from './advise-look.ts'
import { openLookThread } from './look-thread.ts'

export async function lookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const thread = openLookThread()
  app.addHook('onClose', () => thread.close())

  route(app, getLookAdvice, (request) =>
    adviseLook({ ...services, thread }, { userId: requireUser(request).id, creativeId: request.params.id }),
  )
}
