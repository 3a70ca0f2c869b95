import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FONT_MAX_BYTES } from '#contract/ads/brand/brand-fonts.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { asStorageFull } from '#server/platform/http/storage-full.ts'
import { cleanFileName } from '#server/pictures/images/file-name.ts'
import type { WaitingFile } from '#server/pictures/images/picture-tasks.ts'

/** Reads the file of a font to disk, once the user has confirmed that its licence allows this use. */
export async function readFontForm(request: FastifyRequest, folder: string): Promise<WaitingFile> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the font as a form with a file field named font.')
  let isLicensed = false
  let font: WaitingFile | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: FONT_MAX_BYTES, files: 1, fields: 2, parts: 3 } })) {
      if (part.type === 'field' && part.fieldname === 'licence') isLicensed = part.value === 'true'
      else if (part.type === 'file' && part.fieldname === 'font') font = await receive(part, path.join(folder, 'font'))
      else if (part.type === 'file') part.file.resume()
    }
  } catch (error) {
    // The parser's own errors about a form that is cut off or garbled carry no status.
    const failure = asStorageFull(error)
    if (failure instanceof Error && ('statusCode' in failure || failure instanceof AppError)) throw failure
    throw new AppError('VALIDATION_FAILED', 'The upload did not arrive whole. Please try it again.', 'font')
  }
  if (!font) throw new AppError('VALIDATION_FAILED', 'Please choose the file of a font.', 'font')
  if (!isLicensed) throw new AppError('VALIDATION_FAILED', UNLICENSED, 'licence')
  return font
}

const UNLICENSED = 'Please confirm that the licence of this font allows you to use it in ads.'

async function receive(part: MultipartFile, file: string): Promise<WaitingFile> {
  await pipeline(part.file, createWriteStream(file))
  const name = cleanFileName(part.filename)
  if (part.file.truncated)
    throw new AppError('PAYLOAD_TOO_LARGE', `"${name}" is larger than 2 MB. Please upload a smaller font.`, 'font')
  return { path: file, name }
}
