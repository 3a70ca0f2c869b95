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
  const from = wholePixels(data)
  const to = new Int32Array(out.buffer)
  for (let y = 0; y < half.heightPx; y += 1) {
    const upper = 2 * y * widthPx
    halveRow(from, { upper, lower: 2 * y + 1 < heightPx ? upper + widthPx : upper, widthPx }, to, y * half.widthPx)
  }
  return { data: out, ...half }
}

/** Two rows, by the numbers of their first pixels, become the one that begins at `at`. */
function halveRow(
  from: Int32Array,
  { upper, lower, widthPx }: { upper: number; lower: number; widthPx: number },
  out: Int32Array,
  at: number,
): void {
  for (let x = 0, to = at; x < widthPx; x += 2, to += 1) {
    const across = x + 1 < widthPx ? x + 1 : x
    const a = from[upper + x]!
    const b = from[upper + across]!
    const c = from[lower + x]!
    const d = from[lower + across]!
    if ((a & b & c & d) >>> ALPHA_BITS === 255) out[to] = meanOfOpaque(a, b, c, d)
    else if ((a | b | c | d) >>> ALPHA_BITS > 0) out[to] = meanOfSeen(a, b, c, d)
  }
}

/** Red is the lowest byte of a pixel's number and alpha the highest, on every processor that Node runs on today. */
const ALPHA_BITS = 24
const THREE_BYTES = 0xffffff
/** Every second channel, with room above each for a sum of four. */
const TWO_CHANNELS = 0x00ff00ff

/** Four bytes at a time: a photo has millions of pixels, and nearly all of them are opaque. */
function wholePixels({ buffer, byteOffset, byteLength }: Pixels['data']): Int32Array {
  if (byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, byteLength / 4)
  return new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Two channels in one sum, rounded to the nearest. */
function meanOfOpaque(a: number, b: number, c: number, d: number): number {
  const even = (a & TWO_CHANNELS) + (b & TWO_CHANNELS) + (c & TWO_CHANNELS) + (d & TWO_CHANNELS) + 0x00020002
  const odd =
    ((a >>> 8) & TWO_CHANNELS) +
    ((b >>> 8) & TWO_CHANNELS) +
    ((c >>> 8) & TWO_CHANNELS) +
    ((d >>> 8) & TWO_CHANNELS) +
    0x00020002
  return ((even >>> 2) & TWO_CHANNELS) | (((odd >>> 2) & TWO_CHANNELS) << 8)
}

/** Of pixels that are not all opaque, what is seen of each weighs its colour. */
function meanOfSeen(a: number, b: number, c: number, d: number): number {
  const sum = (a >>> ALPHA_BITS) + (b >>> ALPHA_BITS) + (c >>> ALPHA_BITS) + (d >>> ALPHA_BITS)
  const mean = (bits: number) =>
    roundToEven((weighed(a, bits) + weighed(b, bits) + weighed(c, bits) + weighed(d, bits)) / sum)
  return mean(0) | (mean(8) << 8) | (mean(16) << 16) | (roundToEven(sum / 4) << ALPHA_BITS)
}

function weighed(pixel: number, bits: number): number {
  return ((pixel >>> bits) & 255) * (pixel >>> ALPHA_BITS)
}

/** As a clamped array rounds. */
function roundToEven(value: number): number {
  const down = Math.floor(value)
  const rest = value - down
  return rest > 0.5 || (rest === 0.5 && down % 2 === 1) ? down + 1 : down
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
    const pixels = wholePixels(data)
    let at = 0
    while (at < pixels.length && pixels[at]! >>> ALPHA_BITS === 255) at += 1
    known = at === pixels.length
    opaque.set(data, known)
  }
  return known
}

function colours({ data, widthPx }: Pixels, part: { x: number; y: number; width: number; height: number }): Buffer {
  const packed = Buffer.allocUnsafe(part.width * part.height * 3)
  const from = wholePixels(data)
  for (let y = 0; y < part.height; y += 1) {
    const first = (part.y + y) * widthPx + part.x
    packRow(from.subarray(first, first + part.width), packed, y * part.width * 3)
  }
  return packed
}

/** The colours of a row of pixels side by side from the byte `at`: four pixels in three words, and the last ones byte by byte. */
function packRow(from: Int32Array, packed: Buffer, at: number): void {
  const start = packed.byteOffset + at
  const inWords = start % 4 === 0 ? from.length - (from.length % 4) : 0
  const words = new Int32Array(packed.buffer, start - (start % 4), (inWords / 4) * 3)
  for (let x = 0, to = 0; x < inWords; x += 4, to += 3) {
    const b = from[x + 1]!
    const c = from[x + 2]!
    words[to] = (from[x]! & THREE_BYTES) | (b << 24)
    words[to + 1] = ((b >>> 8) & 0xffff) | (c << 16)
    words[to + 2] = ((c >>> 16) & 0xff) | (from[x + 3]! << 8)
  }
  for (let x = inWords, to = at + inWords * 3; x < from.length; x += 1, to += 3) {
    packed[to] = from[x]!
    packed[to + 1] = from[x]! >>> 8
    packed[to + 2] = from[x]! >>> 16
  }
}

/** Decoded pixels as sharp reads them, without a copy. */
function rawImage({ data, widthPx, heightPx }: Pixels) {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
}
