import path from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { cleanFileName } from '#server/pictures/images/file-name.ts'
import { readFiles, receiveFile } from '#server/pictures/images/receive-file.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/**
 * Writes the first file of the field `images` into a folder. The request is read to its end even after a failure,
 * because a client that is still sending would otherwise see a broken connection instead of the sentence.
 */
export async function receiveCheckedPicture(
  request: FastifyRequest,
  folder: string,
): Promise<{ path: string; name: string }> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the picture as a form with a file field named images.')
  }
  let received: { path: string; name: string } | undefined
  let failure: unknown
  for await (const part of readFiles(request, notWhole)) {
    if (part.fieldname !== 'images' || received || failure) part.file.resume()
    else {
      received = await receive(part, path.join(folder, 'picture')).catch((error: unknown) => {
        failure = error
        return undefined
      })
    }
  }
  if (failure) throw failure
  if (received) return received
  throw new AppError('VALIDATION_FAILED', 'Please choose a picture to check.', 'images')
}

async function receive(part: MultipartFile, file: string): Promise<{ path: string; name: string } | undefined> {
  const bytes = await receiveFile(part, file, notWhole)
  const name = cleanFileName(part.filename)
  if (part.file.truncated) {
    const message = `"${name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please check a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
  if (bytes > 0) return { path: file, name }
  // A browser sends an empty file without a name if none was chosen.
  if (!part.filename) return undefined
  throw new AppError('VALIDATION_FAILED', `"${name}" is empty. Please choose another copy of this picture.`, 'images')
}

function notWhole(): AppError {
  return new AppError('VALIDATION_FAILED', 'The picture did not arrive whole. Please try it again.', 'images')
}
