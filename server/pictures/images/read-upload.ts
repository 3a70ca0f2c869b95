import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { cleanFileName } from './file-name.ts'
import type { PicturePool } from './picture-pool.ts'
import type { PreparedFile, WaitingFile } from './picture-tasks.ts'
import { prepareUpload } from './prepare-upload.ts'
import type { NamedPicture } from './upload-images.ts'

export interface Upload {
  pictures: NamedPicture[]
  /** Number of files past the limit, which were skipped. */
  skipped: number
}

export interface UploadPlace {
  pool: PicturePool
  /** Folder where the files wait for their turn. It has to exist until the pictures have been read. */
  folder: string
  /** Most files that are accepted. */
  filesMax: number
  userId: string
  /** Aborts when the pictures are no longer wanted. */
  signal: AbortSignal
}

/**
 * Reads the repeated `images` field: each file goes to disk as it arrives, and is prepared while the next ones do. The
 * first failure ends the work on the others. The request is read to its end even after it, because a client that is
 * still sending would otherwise see a broken connection instead of the sentence.
 */
export async function readUpload(
  request: FastifyRequest,
  { pool, folder, filesMax, userId, signal }: UploadPlace,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the pictures as a form with a file field named images.')
  }
  const failed = new AbortController()
  const fail = (error: unknown) => failed.abort(error)
  signal.addEventListener('abort', () => fail(notWhole()), { once: true })
  const preparing: Promise<NamedPicture>[] = []
  let skipped = 0

  const add = async (part: MultipartFile) => {
    const file = await receiveFile(part, path.join(folder, String(preparing.length)))
    if (!file) return
    const picture = prepareUpload(pool, file, { owner: userId, signal: failed.signal }).then((prepared) =>
      namePicture(prepared, file.name),
    )
    picture.catch(fail)
    preparing.push(picture)
  }
  try {
    for await (const part of readParts(request)) {
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

/** Yields the files. The parser's own errors about a form that is cut off or garbled carry no status. */
async function* readParts(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw notWhole()
  }
}

/** Writes a file to disk. Returns undefined for what a browser sends if a file field was left empty. */
async function receiveFile(part: MultipartFile, file: string): Promise<WaitingFile | undefined> {
  const written = createWriteStream(file)
  await pipeline(part.file, written).catch((error: unknown) => {
    throw part.file.errored ? notWhole() : error
  })
  const name = cleanFileName(part.filename)
  if (part.file.truncated) {
    const message = `"${name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please upload a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
  return written.bytesWritten === 0 && !part.filename ? undefined : { path: file, name }
}

/** Gives a prepared file its name. */
export function namePicture({ facts, bytes, picturePath, thumbnailPath }: PreparedFile, name: string): NamedPicture {
  const read = async () => ({ bytes: await readFile(picturePath), thumbnail: await readFile(thumbnailPath) })
  return { name, facts, bytes, path: picturePath, read }
}

function notWhole(): AppError {
  return new AppError('VALIDATION_FAILED', 'The upload did not arrive whole. Please try it again.', 'images')
}
