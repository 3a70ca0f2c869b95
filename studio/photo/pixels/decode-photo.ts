import sharp from 'sharp'
import { inProcessingSpace } from '#contract/pictures/in-processing-space.ts'
import type { Pixels } from './pixels.ts'

/**
 * No side of a decoded photo is longer: the largest canvas is 1920 px high and a product never fills more than all of
 * it.
 */
const LONGEST_SIDE_PX = 2400

/** A 1-bit PNG of a few kilobytes can hold hundreds of megapixels; sharp's own limit lets 256 of them pass. */
const LIMIT_INPUT_PIXELS = 50_000_000

/** Decodes a photo: upright, in sRGB, 8 bits. Throws sharp's error for bytes that are not a readable picture. */
export async function decodePhoto(bytes: Uint8Array): Promise<Pixels> {
  const picture = sharp(bytes, { limitInputPixels: LIMIT_INPUT_PIXELS })
  const { space } = await picture.metadata()
  const { data, info } = await inProcessingSpace(picture, space)
    .rotate()
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    widthPx: info.width,
    heightPx: info.height,
  }
}
