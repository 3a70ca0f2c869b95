import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import * as contract from '#contract/ads/cut-outs/cut-out.ts'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { CUT_OUT_PREVIEW_PATH } from '#contract/ads/cut-outs/cut-out-preview.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { getOwnPhoto, type AdPhotoRequest } from './get-own-photo.ts'
import { openPreviewThread } from './preview-thread.ts'
import { notLookedAt, readCutOut } from './read-cut-out.ts'
import { saveTouchUp } from './save-touch-up.ts'
import { findStrokes } from './store.ts'
import { previewVersionOf, readTouchUpVersion, touchUpVersionOf } from './version.ts'

type Params = z.output<typeof contract.photoParams>

/** A cut-out never changes under an address with its version, and only its owner may see it. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'
const TYPE = 'image/webp'
const OUTDATED = 'This cut-out was changed in the meantime. Please reload the page.'

export async function cutOutsRoutes(
  app: FastifyInstance,
  services: EventServices & Pick<Services, 'db' | 'storage' | 'studies'>,
): Promise<void> {
  const thread = openPreviewThread()
  app.addHook('onClose', () => thread.close())

  route(app, contract.getCutOutCall, async (request, reply) => {
    const cutOut = await readCutOut(services, optionsOf(request))
    reply.header('etag', touchUpVersionOf(cutOut.strokes))
    return cutOut
  })

  route(app, contract.saveTouchUpCall, async (request, reply) => {
    const { strokes } = request.body
    const version = readTouchUpVersion(request.headers['if-match'])
    const cutOut = await saveTouchUp(services, { ...optionsOf(request), strokes, version })
    reply.header('etag', touchUpVersionOf(cutOut.strokes))
    return cutOut
  })
  const photo = { params: contract.photoParams }
  const preValidation = async (request: FastifyRequest) => void requireUser(request)

  app.get<{ Params: Params; Querystring: z.output<typeof contract.previewQuery> }>(
    CUT_OUT_PREVIEW_PATH,
    { config: READ_SCOPE, schema: { ...photo, querystring: contract.previewQuery }, preValidation },
    async (request, reply) => {
      const options = optionsOf(request)
      await getOwnPhoto(services.db, options)
      const strokes = await findStrokes(services.db, options)
      if (request.query.version !== previewVersionOf(strokes)) throw new AppError('NOT_FOUND', OUTDATED)
      return reply
        .type(TYPE)
        .header('cache-control', CACHE_CONTROL)
        .send(await draw(options, strokes))
    },
  )

  app.post<{ Params: Params; Body: z.output<typeof contract.touchUpBody> }>(
    CUT_OUT_PREVIEW_PATH,
    { config: READ_SCOPE, schema: { ...photo, body: contract.touchUpBody }, preValidation },
    async (request, reply) => {
      const options = optionsOf(request)
      await getOwnPhoto(services.db, options)
      return reply.type(TYPE).send(await draw(options, request.body.strokes))
    },
  )

  async function draw({ imageId, userId }: AdPhotoRequest, strokes: Stroke[]): Promise<Buffer> {
    const readPhoto = async () => {
      const [bytes, study] = await Promise.all([
        services.storage.get(imageKey(imageId)),
        services.studies.find({ id: imageId, userId }),
      ])
      if (bytes && study) return { bytes, study }
      throw notLookedAt()
    }
    const preview = await thread.draw({ imageId, strokes }, { userId, readPhoto })
    return Buffer.from(preview.buffer, preview.byteOffset, preview.byteLength)
  }
}

function optionsOf(request: FastifyRequest & { params: unknown }): AdPhotoRequest {
  const { id, imageId } = request.params as Params
  return { userId: requireUser(request).id, creativeId: id, imageId }
}
