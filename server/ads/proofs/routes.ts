import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { provePictureCall, VERIFIED_MAX_BYTES, verifyPictureCall } from '#contract/ads/proof.ts'
import type { Sketching } from '#server/ads/suggestions/sketching.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { limitVerifications } from '#server/platform/http/rate-limits.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { provePicture } from './prove-picture.ts'
import { receivePicture } from './receive-picture.ts'

/** Registers what anybody may ask about a picture, and what only the owner of an ad may. Nothing of either is kept. */
export async function proofsRoutes(app: FastifyInstance, services: Services, sketching: Sketching): Promise<void> {
  limitVerifications(app)
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: VERIFIED_MAX_BYTES, files: 1, fields: 2, parts: 3 },
  })

  route(app, verifyPictureCall, async (request, reply) => {
    await using folder = await services.temporary.open()
    const { path, contentType } = await receivePicture(request, folder.path)
    const reader = { owner: request.session.userId ?? request.ip, signal: clientGone(reply) }
    const { credentials } = services
    return {
      isOwnChain: credentials.isOwnChain,
      credentials: await credentials.read({ file: path, contentType }, reader),
    }
  })

  route(app, provePictureCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    await using folder = await services.temporary.open()
    const picture = await receivePicture(request, folder.path)
    return await provePicture(services, sketching, { userId, picture, signal: clientGone(reply) })
  })
}
