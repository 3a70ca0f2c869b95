import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import { UPLOAD_FILES_MAX, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import type { Services } from '#server/services.ts'
import { cleanFileName } from './file-name.ts'
import type { PreparedFile, WaitingFile } from './picture-tasks.ts'
import { readFiles, receiveFile } from './receive-file.ts'
import { prepareUpload, RETRY_AFTER_SECONDS } from './prepare-upload.ts'

interface UploadRequest {
  request: FastifyRequest
  reply: FastifyReply
  /** Most files that are accepted. */
  filesMax?: number
}

/**
 * Reads the repeated `images` field of a request: each file goes to disk as it arrives, and is prepared while the next
 * ones do. Their folder may be deleted only once the pictures are stored. The first failure ends the work on the others.
 * The request is read to its end even after it, because a client that is still sending would otherwise see a broken
 * connection instead of the sentence. `skipped` is the number of files past the limit.
 */
export async function readUpload(
  { pictures: pool }: Pick<Services, 'pictures'>,
  folder: string,
  { request, reply, filesMax = UPLOAD_FILES_MAX }: UploadRequest,
): Promise<{ pictures: PreparedFile[]; skipped: number }> {
  const { id: owner } = requireUser(request)
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the pictures as a form with a file field named images.')
  }
  const failed = new AbortController()
  const fail = (error: unknown) => {
    if (failed.signal.aborted) return
    if (error instanceof AppError && error.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS)
    failed.abort(error)
  }
  clientGone(reply).addEventListener('abort', () => fail(notWhole()), { once: true })
  const preparing: Promise<PreparedFile>[] = []
  let skipped = 0

  const add = async (part: MultipartFile) => {
    const file = await receive(part, path.join(folder, String(preparing.length)))
    if (!file) return
    const picture = prepareUpload(pool, file, { owner, signal: failed.signal })
    picture.catch(fail)
    preparing.push(picture)
  }
  try {
    for await (const part of readFiles(request, notWhole)) {
      if (part.fieldname !== 'images' || failed.signal.aborted) part.file.resume()
      else if (preparing.length < filesMax) await add(part).catch(fail)
      else {
        part.file.resume()
        skipped++
      }
    }
  } catch (error) {
    fail(error)
  }
  const pictures = await allOrFirstFailure(preparing)
  failed.signal.throwIfAborted()
  if (pictures.length > 0) return { pictures, skipped }
  throw new AppError('VALIDATION_FAILED', 'Please choose at least one picture to upload.', 'images')
}

/** Waits for all of them, so that no work is left on files whose folder is about to be deleted. */
async function allOrFirstFailure<Value>(promises: Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** Writes a file to disk. Returns undefined for what a browser sends if a file field was left empty. */
async function receive(part: MultipartFile, file: string): Promise<WaitingFile | undefined> {
  const bytes = await receiveFile(part, file, notWhole)
  const name = cleanFileName(part.filename)
  if (part.file.truncated) {
    const message = `"${name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please upload a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
  return bytes === 0 && !part.filename ? undefined : { path: file, name }
}

function notWhole(): AppError {
  return new AppError('VALIDATION_FAILED', 'The upload did not arrive whole. Please try it again.', 'images')
}
