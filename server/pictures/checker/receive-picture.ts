import path from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { cleanFileName } from '#server/pictures/images/file-name.ts'
import { readFiles, receiveFile } from '#server/pictures/images/receive-file.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** A received picture: its file, and its name in sentences about it. */
export interface PictureOnDisk {
  path: string
  name: string
}

/**
 * Writes the files of the field `images` into a folder, at most so many; `refuseMore` makes the error for one more, and
 * without it further files are ignored. The request is read to its end even after a failure, because a client that is
 * still sending would otherwise see a broken connection instead of the sentence. May return none.
 */
export async function receivePictures(
  request: FastifyRequest,
  folder: string,
  { maxCount, refuseMore }: { maxCount: number; refuseMore?: () => AppError },
): Promise<PictureOnDisk[]> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the picture as a form with a file field named images.')
  }
  const received: PictureOnDisk[] = []
  let failure: unknown
  for await (const part of readFiles(request, notWhole)) {
    const isMore = received.length >= maxCount
    if (part.fieldname === 'images' && isMore && refuseMore) failure ??= refuseMore()
    if (part.fieldname !== 'images' || isMore || failure) {
      part.file.resume()
      continue
    }
    const picture = await receive(part, path.join(folder, `picture-${received.length}`)).catch((error: unknown) => {
      failure = error
      return undefined
    })
    if (picture) received.push(picture)
  }
  if (failure) throw failure
  return received
}

/** Writes the first file of the field `images` into a folder. */
export async function receiveCheckedPicture(request: FastifyRequest, folder: string): Promise<PictureOnDisk> {
  const [picture] = await receivePictures(request, folder, { maxCount: 1 })
  if (picture) return picture
  throw new AppError('VALIDATION_FAILED', 'Please choose a picture to check.', 'images')
}

async function receive(part: MultipartFile, file: string): Promise<PictureOnDisk | undefined> {
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
