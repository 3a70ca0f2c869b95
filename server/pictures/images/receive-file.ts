import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { AppError } from '#server/platform/http/app-error.ts'

/**
 * Yields the files of a form. The parser's own errors about a form that is cut off or garbled carry no status: for them
 * `notWhole` is thrown.
 */
export async function* readFiles(request: FastifyRequest, notWhole: () => AppError): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw notWhole()
  }
}

/** Writes a file of a form to disk and returns its bytes. Throws `notWhole` if its sender is gone before its end. */
export async function receiveFile(part: MultipartFile, file: string, notWhole: () => AppError): Promise<number> {
  const written = createWriteStream(file)
  await pipeline(part.file, written).catch((error: unknown) => {
    throw part.file.errored ? notWhole() : error
  })
  return written.bytesWritten
}
