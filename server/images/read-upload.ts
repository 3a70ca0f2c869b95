import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import { UPLOAD_FILES_MAX, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from '../http/app-error.ts'
import { cleanFileName } from './file-name.ts'
import { preparePicture } from './prepare-picture.ts'
import type { NamedPicture } from './upload-images.ts'

export interface Upload {
  pictures: NamedPicture[]
  /** Files past the fifth, which were passed over. */
  skipped: number
}

/**
 * Reads the repeated `images` field, each file prepared as it arrives. The request is read to its end even after a bad file,
 * because a client that is still sending would otherwise see a broken connection instead of the sentence.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the pictures as a form with a file field named images.')
  }
  const upload: Upload = { pictures: [], skipped: 0 }
  let failure: unknown
  for await (const part of readParts(request)) {
    if (part.fieldname !== 'images' || failure) part.file.resume()
    else await addPart(upload, part).catch((error: unknown) => (failure = error))
  }
  if (failure) throw failure
  if (upload.pictures.length === 0) {
    throw new AppError('VALIDATION_FAILED', 'Please choose at least one picture to upload.', 'images')
  }
  return upload
}

/** The parser's own complaints about a form that is cut off or garbled carry no status. */
async function* readParts(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new AppError('VALIDATION_FAILED', 'The upload did not arrive whole. Please try it again.', 'images')
  }
}

async function addPart(upload: Upload, part: MultipartFile): Promise<void> {
  if (upload.pictures.length === UPLOAD_FILES_MAX) {
    part.file.resume()
    upload.skipped++
    return
  }
  const bytes = await readBytes(part)
  // What a browser sends for a file field that was left empty.
  if (bytes.byteLength === 0 && !part.filename) return
  const name = cleanFileName(part.filename)
  upload.pictures.push({ name, picture: await preparePicture(bytes, name) })
}

async function readBytes(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  if (part.file.truncated) {
    const name = cleanFileName(part.filename)
    const message = `"${name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please upload a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
  return Buffer.concat(chunks)
}
