import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'

/** Lets the routes of a scope accept picture uploads. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Files past the fifth are skipped with a sentence; this bounds how many are read at all.
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 50, fields: 10, parts: 60 },
  })
}
