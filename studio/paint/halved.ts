import sharp from 'sharp'
import type { Pixels } from '../photo/pixels.ts'

/** A picture keeps at least this many source pixels for each one that is drawn: the second scaling then sees no difference. */
const SPARE = 4

/** By the picture's own pixels, so that they are forgotten together. */
const halves = new WeakMap<Pixels['data'], Promise<Pixels>>()

/**
 * The picture, or the smallest of its halves that is still `SPARE` times as large as asked. A large photo on a small
 * canvas costs more to scale than the rest of the ad, so each half is made once a photo and kept with it.
 */
export async function halvedFor(pixels: Pixels, size: { widthPx: number; heightPx: number }): Promise<Pixels> {
  let picture = pixels
  while (isLarge(picture, size)) {
    const { data } = picture
    let half = halves.get(data)
    if (!half) halves.set(data, (half = halve(picture)))
    picture = await half
  }
  return picture
}

function isLarge(picture: Pixels, size: { widthPx: number; heightPx: number }): boolean {
  return picture.widthPx >= 2 * SPARE * size.widthPx && picture.heightPx >= 2 * SPARE * size.heightPx
}

async function halve(pixels: Pixels): Promise<Pixels> {
  const widthPx = Math.round(pixels.widthPx / 2)
  const heightPx = Math.round(pixels.heightPx / 2)
  const data = await rawImage(pixels).resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer()
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), widthPx, heightPx }
}

/** Decoded pixels as sharp reads them, without a copy. */
export function rawImage({ data, widthPx, heightPx }: Pixels) {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
}
