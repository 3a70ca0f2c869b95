import type { FastifyInstance } from 'fastify'
import { checkPictureCall } from '#contract/rulebook/check-picture.ts'
import { acceptUploads } from '#server/pictures/images/accept-uploads.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { limitChecks } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { answerWhenFree } from './answer-when-free.ts'
import type { Checker } from './open-checker.ts'
import { receiveCheckedPicture } from './receive-picture.ts'

/** Registers the check of any picture: without an account, and nothing of it is kept. */
export async function checkerRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'now' | 'temporary'>,
  checker: Checker,
): Promise<void> {
  limitChecks(app)
  await acceptUploads(app)
  route(app, checkPictureCall, async (request, reply) => {
    await using folder = await services.temporary.open()
    const picture = await receiveCheckedPicture(request, folder.path)
    const task = { ...picture, target: request.query.for, now: services.now().getTime() }
    return await answerWhenFree(reply, checker.check(task, { owner: request.ip, signal: clientGone(reply) }))
  })
}
