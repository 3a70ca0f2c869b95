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
  const data = await scalable(pixels).resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer()
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), widthPx, heightPx }
}

/** By the picture's own pixels: whether nothing of it can be seen through. */
const opaque = new WeakMap<Pixels['data'], boolean>()

/**
 * A picture to be scaled, or a part of it (whole source pixels). One that nothing can be seen through goes without its
 * alpha, which sharp would multiply into every colour and out again: three times the cost of the scaling itself.
 */
export function scalable(pixels: Pixels, part = { x: 0, y: 0, width: pixels.widthPx, height: pixels.heightPx }) {
  if (!isOpaque(pixels)) {
    const { x: left, y: top, width, height } = part
    return rawImage(pixels).extract({ left, top, width, height })
  }
  const raw = { width: part.width, height: part.height, channels: 3 as const }
  return sharp(colours(pixels, part), { raw }).ensureAlpha()
}

function isOpaque({ data }: Pixels): boolean {
  let known = opaque.get(data)
  if (known === undefined) {
    known = true
    for (let at = 3; known && at < data.length; at += 4) known = data[at] === 255
    opaque.set(data, known)
  }
  return known
}

function colours({ data, widthPx }: Pixels, part: { x: number; y: number; width: number; height: number }): Buffer {
  const packed = Buffer.allocUnsafe(part.width * part.height * 3)
  let to = 0
  for (let y = part.y; y < part.y + part.height; y += 1) {
    const end = (y * widthPx + part.x + part.width) * 4
    for (let from = (y * widthPx + part.x) * 4; from < end; from += 4) {
      packed[to] = data[from]!
      packed[to + 1] = data[from + 1]!
      packed[to + 2] = data[from + 2]!
      to += 3
    }
  }
  return packed
}

/** Decoded pixels as sharp reads them, without a copy. */
function rawImage({ data, widthPx, heightPx }: Pixels) {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
}
