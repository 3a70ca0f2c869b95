import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as contract from '#contract/pictures/image.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import type { RequiredPart } from '#contract/ads/required-parts.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withoutQuery } from '#server/platform/http/require-accepted.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { acceptUploads } from './accept-uploads.ts'
import { readImageId } from './image-id.ts'
import { locateImage, readBytes } from './read-image.ts'
import { readUpload } from './read-upload.ts'
import { sendImage } from './send-image.ts'
import { readUploads, uploadImages } from './upload-images.ts'

export const IMAGE_PATH = '/api/images/:id'
export const imageQuery = z.object({
  size: z.literal('thumbnail').optional(),
  download: z.literal('1').optional(),
  without: withoutQuery,
})

/** The header that carries a notice with an answer that is a bare list. */
const NOTICE_HEADER = 'x-placard-notice'

/**
 * Registers the routes. `getOwnCreative` refuses other users' ads; `requireComplete` refuses a download of an ad
 * without what is required on it: pictures know nothing of ads.
 */
export async function imagesRoutes(
  app: FastifyInstance,
  services: Services,
  getOwnCreative: (db: Database, userId: string, creativeId: string) => Promise<{ id: string }>,
  requireComplete: (db: Database, imageId: string, without: readonly RequiredPart[] | undefined) => Promise<void>,
): Promise<void> {
  await acceptUploads(app)

  route(
    app,
    contract.uploadImagesCall,
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const creative = await getOwnCreative(services.db, userId, request.query.adId)
      await using folder = await services.temporary.open()
      const { pictures, skipped } = await readUpload(services, folder.path, { request, reply })
      if (skipped > 0) reply.header(NOTICE_HEADER, SKIPPED)
      const entries = await uploadImages(services, { userId, creativeId: creative.id, pictures })
      const photos = entries.flatMap(({ url }) => readImageId(url) ?? []).map((id) => ({ id, userId }))
      // The answer does not wait for the studies.
      reply.raw.once('close', () => services.studies.begin(photos))
      return entries
    },
    { answerAgain: (request, _reply, made) => readUploads(services, requireUser(request).id, made) },
  )

  const schema = { params: z.object({ id: z.uuid() }), querystring: imageQuery }
  app.get<{ Params: { id: string }; Querystring: z.infer<typeof imageQuery> }>(
    IMAGE_PATH,
    { config: READ_SCOPE, schema },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const { size, download, without } = request.query
      const image = await locateImage(services.db, {
        userId,
        imageId: request.params.id,
        thumbnail: size === 'thumbnail',
      })
      // Only painted ads are offered as files, under the specified names; those need no escaping.
      const downloadName = download && image.kind === 'variant' ? image.name : undefined
      if (downloadName) await requireComplete(services.db, request.params.id, without)
      const link = await services.storage.link(image.key, { downloadName })
      if (link) return reply.header('cache-control', 'no-store').redirect(link, 302)
      if (downloadName) reply.header('content-disposition', `attachment; filename="${downloadName}"`)
      return sendImage(request, reply, { ...image, bytes: await readBytes(services.storage, image) })
    },
  )
}

const SKIPPED = `Only the first ${UPLOAD_FILES_MAX} images were uploaded. Please upload the others in a second step.`
