import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { chosenColumnsSchema, type FeedReading, feedReadingSchema } from '#contract/catalogue/campaign.ts'
import { FEED_MAX_BYTES, PHOTO_ZIP_MAX_BYTES } from '#contract/catalogue/feed.ts'
import type { ChosenColumns } from '#server/catalogue/feeds/columns.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { asStorageFull } from '#server/platform/http/storage-full.ts'
import { cleanFileName } from '#server/pictures/images/file-name.ts'

export interface FeedForm {
  /** Path of the feed on disk. */
  file: string
  fileName: string
  columns: ChosenColumns
  reading: FeedReading
  /** Path of the ZIP with its photos, if one came with it. */
  photos: string | undefined
}

/** Limits of the form: the larger of its two files; the feed is counted separately. */
export const FEED_FORM_LIMITS = { fileSize: PHOTO_ZIP_MAX_BYTES, files: 2, fields: 2, parts: 4 }

/** Writes the feed to disk as it arrives: it may be larger than should be in memory. */
export async function readFeedForm(request: FastifyRequest, folder: string): Promise<FeedForm> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the feed as a form with a file field named feed.')
  let columns: ChosenColumns = new Map()
  let reading: FeedReading = {}
  let feed: Pick<FeedForm, 'file' | 'fileName'> | undefined
  let photos: string | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.fieldname === 'columns') columns = readColumns(part.value)
      else if (part.type === 'field' && part.fieldname === 'reading') reading = readReading(part.value)
      else if (part.type === 'file' && part.fieldname === 'feed')
        feed = await receiveFeed(part, path.join(folder, 'feed'))
      else if (part.type === 'file' && part.fieldname === 'photos')
        photos = await receivePhotos(part, path.join(folder, 'photos'))
      else if (part.type === 'file') part.file.resume()
    }
  } catch (error) {
    // The parser's own errors about a form that is cut off or garbled carry no status.
    const failure = asStorageFull(error)
    if (failure instanceof Error && ('statusCode' in failure || failure instanceof AppError)) throw failure
    throw new AppError('VALIDATION_FAILED', 'The upload did not arrive whole. Please try it again.', 'feed')
  }
  if (!feed) throw new AppError('VALIDATION_FAILED', 'Please choose the file of your products.', 'feed')
  return { ...feed, columns, reading, photos }
}

async function receiveFeed(part: MultipartFile, file: string): Promise<Pick<FeedForm, 'file' | 'fileName'>> {
  let bytes = 0
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      bytes += piece.byteLength
      // The rest is read to its end and dropped: a client that is still sending would not see the sentence.
      if (bytes <= FEED_MAX_BYTES) yield piece
    }
  }
  await pipeline(part.file, counted, createWriteStream(file))
  if (bytes > FEED_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', 'The list has more than 50 MB. Please split it.', 'feed')
  return { file, fileName: cleanFileName(part.filename) }
}

/** Returns undefined for what a browser sends if the field was left empty. */
async function receivePhotos(part: MultipartFile, file: string): Promise<string | undefined> {
  const written = createWriteStream(file)
  await pipeline(part.file, written)
  if (part.file.truncated)
    throw new AppError('PAYLOAD_TOO_LARGE', 'The ZIP has more than 500 MB. Please make the photos smaller.', 'photos')
  return written.bytesWritten === 0 && !part.filename ? undefined : file
}

function readColumns(text: unknown): ChosenColumns {
  try {
    return new Map(Object.entries(chosenColumnsSchema.parse(JSON.parse(String(text)))))
  } catch {
    throw new AppError('VALIDATION_FAILED', 'The chosen columns cannot be read.', 'columns')
  }
}

function readReading(text: unknown): FeedReading {
  const { data, error } = feedReadingSchema.safeParse(parseJson(text))
  if (data) return data
  const [issue] = error.issues
  const problem = issue?.code === 'custom' ? issue.message : 'It cannot be understood how the list is to be read'
  throw new AppError('VALIDATION_FAILED', `${problem}.`, 'reading')
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
