import sharp from 'sharp'
import type { Pixels } from '../photo/pixels.ts'

/** A picture keeps at least so many source pixels, each way, for one that is drawn: the scaling that follows then sees no difference. */
const SPARE = 3

/** By the picture's own pixels, so that they are forgotten together. */
const halves = new WeakMap<Pixels['data'], Pixels>()

/**
 * The picture, or the smallest of its halves that is still `SPARE` times as large as asked. A large photo on a small
 * canvas costs more to scale than the rest of the ad, so each half is made once a photo and kept with it.
 */
export function halvedFor(pixels: Pixels, size: { widthPx: number; heightPx: number }): Pixels {
  let picture = pixels
  while (isLarge(picture, size)) {
    const { data } = picture
    let half = halves.get(data)
    if (!half) halves.set(data, (half = halve(picture)))
    picture = half
  }
  return picture
}

function isLarge(picture: Pixels, size: { widthPx: number; heightPx: number }): boolean {
  return picture.widthPx >= 2 * SPARE * size.widthPx && picture.heightPx >= 2 * SPARE * size.heightPx
}

/** Each pixel the mean of four, weighed by what can be seen of them; an odd last row or column counts twice. */
function halve({ data, widthPx, heightPx }: Pixels): Pixels {
  const half = { widthPx: Math.ceil(widthPx / 2), heightPx: Math.ceil(heightPx / 2) }
  const out = new Uint8ClampedArray(half.widthPx * half.heightPx * 4)
  for (let y = 0, to = 0; y < half.heightPx; y += 1) {
    const down = 2 * y + 1 < heightPx ? widthPx * 4 : 0
    for (let x = 0, at = 2 * y * widthPx * 4; x < half.widthPx; x += 1, at += 8, to += 4) {
      const across = 2 * x + 1 < widthPx ? 4 : 0
      writeMean(data, at, at + across, at + down, at + down + across, out, to)
    }
  }
  return { data: out, ...half }
}

/** The four pixels at a to d become the one at `to`. */
function writeMean(data: Pixels['data'], a: number, b: number, c: number, d: number, out: Pixels['data'], to: number) {
  const [seenA, seenB, seenC, seenD] = [data[a + 3]!, data[b + 3]!, data[c + 3]!, data[d + 3]!]
  const seen = seenA + seenB + seenC + seenD
  if (seen === 0) return
  if (seen === 4 * 255) {
    out[to] = (data[a]! + data[b]! + data[c]! + data[d]! + 2) >> 2
    out[to + 1] = (data[a + 1]! + data[b + 1]! + data[c + 1]! + data[d + 1]! + 2) >> 2
    out[to + 2] = (data[a + 2]! + data[b + 2]! + data[c + 2]! + data[d + 2]! + 2) >> 2
    out[to + 3] = 255
    return
  }
  for (let i = 0; i < 3; i += 1) {
    out[to + i] = (data[a + i]! * seenA + data[b + i]! * seenB + data[c + i]! * seenC + data[d + i]! * seenD) / seen
  }
  out[to + 3] = seen / 4
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
