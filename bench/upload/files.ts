import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Draws 49 megapixels in little more than a kilobyte. */
export function drawFlatAvif(): Promise<Buffer> {
  return sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#3b82f6' } })
    .avif({ effort: 0 })
    .toBuffer()
}

/** Draws a photo as a phone writes it: 12 megapixels, some megabytes, held upright. */
export async function drawPhonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return sharp({ create: { width: 4_032, height: 3_024, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Draws one of our own product photos on plain ground, as large as a phone's. */
export function drawProductPhoto(): Promise<Buffer> {
  const file = new URL('../../test/fixtures/photos/lounge-chair-plain.jpg', import.meta.url)
  return sharp(fileURLToPath(file)).resize({ width: 3_500 }).jpeg({ quality: 85 }).toBuffer()
}
