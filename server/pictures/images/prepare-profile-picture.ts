import { createHash } from 'node:crypto'
import { inProcessingSpace } from '#contract/pictures/in-processing-space.ts'
import type { Picture } from './picture.ts'
import { ACCEPTED_TYPES, sniffImageType } from './image-type.ts'

/** Twice the largest size at which it is shown. */
const SIDE_PX = 256
/** Most pixels: a megabyte can hold a picture of half a gigabyte, and no portrait needs that many. */
const MAX_PIXELS = 16_000_000

/**
 * Prepares a user's profile picture for storage: square, small, without metadata, and encoded again. Throws for bytes
 * that are no picture.
 */
export async function prepareProfilePicture(found: Uint8Array): Promise<Picture> {
  if (!ACCEPTED_TYPES.includes(sniffImageType(found))) throw new Error('That is no picture that can be read')
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, autoOrient: true } as const
  const picture = sharp(found, options)
  const { space } = await picture.metadata()
  const bytes = await inProcessingSpace(picture, space)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 85 })
    .toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    bytes,
    contentType: 'image/webp',
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    sha256,
    digitalSource: null,
    thumbnail: bytes,
  }
}
