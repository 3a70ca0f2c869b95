import { SKETCH_PX } from '#contract/ads/sketch.ts'

/** Makes a small WebP of a picture. */
export async function toSketch(jpeg: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(jpeg)
    .resize(SKETCH_PX, SKETCH_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()
}
