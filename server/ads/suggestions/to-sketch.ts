import sharp from 'sharp'
import { SKETCH_PX } from '#contract/ads/sketch.ts'

/** Makes a small WebP of a picture. */
export function toSketch(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg)
    .resize(SKETCH_PX, SKETCH_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()
}
