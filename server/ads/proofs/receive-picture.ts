import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import { VERIFIED_MAX_BYTES } from '#contract/ads/proof.ts'
import { type ImageType, sniffImageType } from '#server/pictures/images/image-type.ts'
import { receiveFile } from '#server/pictures/images/receive-file.ts'
import { AppError } from '#server/platform/http/app-error.ts'

export interface ReceivedPicture {
  path: string
  contentType: string
  sha256: string
}

/** Kinds of files in which credentials can be read. */
const READ: readonly ImageType[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic']

/** Writes the `picture` field of a form into a folder, in which nothing remains of it. Throws an AppError about it. */
export async function receivePicture(request: FastifyRequest, folder: string): Promise<ReceivedPicture> {
  if (!request.isMultipart()) throw wrongKind('Please send the picture as a form with a file field named picture.')
  const part = await request.file({ limits: { fileSize: VERIFIED_MAX_BYTES } })
  if (part?.fieldname !== 'picture') {
    part?.file.resume()
    throw new AppError('VALIDATION_FAILED', 'Please choose a picture.', 'picture')
  }
  const file = path.join(folder, 'picture')
  const hash = createHash('sha256')
  part.file.on('data', (bytes: Buffer) => hash.update(bytes))
  const bytes = await receiveFile(part, file, notWhole)
  if (part.file.truncated) {
    const message = `This picture is larger than ${VERIFIED_MAX_BYTES / 1024 / 1024} MB.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'picture')
  }
  if (bytes === 0) throw new AppError('VALIDATION_FAILED', 'This file is empty.', 'picture')
  return { path: file, contentType: await typeOf(file), sha256: hash.digest('hex') }
}

const HEAD_BYTES = 1024

async function typeOf(file: string): Promise<string> {
  await using handle = await open(file, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const kind = sniffImageType(buffer.subarray(0, bytesRead))
  if (!READ.includes(kind)) throw wrongKind('This is not a JPEG, PNG, WebP, AVIF, GIF or HEIC picture.')
  return `image/${kind}`
}

function notWhole(): AppError {
  return new AppError('VALIDATION_FAILED', 'The picture did not arrive whole. Please try it again.', 'picture')
}

function wrongKind(message: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, 'picture')
}
