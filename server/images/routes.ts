import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as contract from '#contract/image.ts'
import { UPLOAD_FILES_MAX, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { requireUser } from '../http/require-user.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { route } from '../http/route.ts'
import { clientGone } from '../http/client-gone.ts'
import type { Services } from '../services.ts'
import { readImageId } from './image-id.ts'
import { RETRY_AFTER_SECONDS } from './prepare-upload.ts'
import { locateImage, readBytes } from './read-image.ts'
import { readUpload } from './read-upload.ts'
import { sendImage } from './send-image.ts'
import { uploadImages } from './upload-images.ts'

export const IMAGE_PATH = '/api/images/:id'
export const imageQuery = z.object({ size: z.literal('thumbnail').optional(), download: z.literal('1').optional() })

/** Where an answer that is a bare list says what else there is to say. */
const NOTICE_HEADER = 'x-placard-notice'

/** `getOwnCreative` refuses ads that are not the person's own: pictures know nothing of ads. */
export async function imagesRoutes(
  app: FastifyInstance,
  services: Services,
  getOwnCreative: (db: Database, userId: string, creativeId: string) => Promise<{ id: string }>,
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Files past the fifth are passed over with a sentence; this bounds how many are read at all.
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 50, fields: 10, parts: 60 },
  })

  route(app, contract.uploadImages, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const creative = await getOwnCreative(services.db, userId, request.query.adId)
    await using folder = await services.temporary.open()
    const place = { pool: services.pictures, folder: folder.path, userId, signal: clientGone(reply) }
    const { pictures, skipped } = await readUpload(request, place).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw error
    })
    if (skipped > 0) reply.header(NOTICE_HEADER, SKIPPED)
    // Only when they are stored may the files that they are read from go.
    const entries = await uploadImages(services, { userId, creativeId: creative.id, pictures })
    const photos = entries.map(({ url }) => ({ id: readImageId(url)!, userId }))
    // Nobody waits for it: the answer comes first.
    reply.raw.once('close', () => services.studies.begin(photos))
    return entries
  })

  const schema = { params: z.object({ id: z.uuid() }), querystring: imageQuery }
  app.get<{ Params: { id: string }; Querystring: z.infer<typeof imageQuery> }>(
    IMAGE_PATH,
    { schema },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const { size, download } = request.query
      const image = await locateImage(services.db, {
        userId,
        imageId: request.params.id,
        thumbnail: size === 'thumbnail',
      })
      // Only painted ads are offered as files, under the specified names; those need no escaping.
      const downloadName = download && image.kind === 'variant' ? image.name : undefined
      const link = await services.storage.link(image.key, { downloadName })
      if (link) return reply.header('cache-control', 'no-store').redirect(link, 302)
      if (downloadName) reply.header('content-disposition', `attachment; filename="${downloadName}"`)
      return sendImage(request, reply, { ...image, bytes: await readBytes(services.storage, image) })
    },
  )
}

const SKIPPED = `Only the first ${UPLOAD_FILES_MAX} images were uploaded. Please upload the others in a second step.`
