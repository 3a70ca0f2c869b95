import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_FILES_MAX, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import type { Services } from '#server/services.ts'
import { RETRY_AFTER_SECONDS } from './prepare-upload.ts'
import { readUpload, type Upload } from './read-upload.ts'

/** Lets the routes of a scope accept picture uploads. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Files past the fifth are skipped with a sentence; this bounds how many are read at all.
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 50, fields: 10, parts: 60 },
  })
}

/** Reads and prepares the pictures of a request. Their folder may be deleted only once they are stored. */
export async function receiveUpload(
  { pictures: pool }: Pick<Services, 'pictures'>,
  folder: string,
  { request, reply, filesMax = UPLOAD_FILES_MAX }: { request: FastifyRequest; reply: FastifyReply; filesMax?: number },
): Promise<Upload> {
  const place = { pool, folder, filesMax, userId: requireUser(request).id, signal: clientGone(reply) }
  return readUpload(request, place).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS)
    throw error
  })
}
