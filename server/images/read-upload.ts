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
  const pictures: NamedPicture[] = []
  let failure: unknown
  let skipped = 0
  for await (const part of request.files()) {
    if (part.fieldname !== 'images' || failure) part.file.resume()
    else if (pictures.length === UPLOAD_FILES_MAX) skipped += countSkipped(part)
    else
      await readPicture(part).then(
        (picture) => pictures.push(picture),
        (error: unknown) => (failure = error),
      )
  }
  if (failure) throw failure
  if (pictures.length === 0) {
    throw new AppError('VALIDATION_FAILED', 'Please choose at least one picture to upload.', 'images')
  }
  return { pictures, skipped }
}

function countSkipped(part: MultipartFile): 1 {
  part.file.resume()
  return 1
}

async function readPicture(part: MultipartFile): Promise<NamedPicture> {
  const name = cleanFileName(part.filename)
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  if (part.file.truncated) {
    const message = `"${name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please upload a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
  return { name, picture: await preparePicture(Buffer.concat(chunks), name) }
}
