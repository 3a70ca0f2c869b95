import sharp from 'sharp'
import type { Box } from '#contract/ads/report.ts'
import { halfOf } from './halved.ts'
import { ALPHA_BITS, type Pixels, wholePixels } from './pixels.ts'
import { recentlyScaled } from './recently-scaled.ts'

export interface Scaling {
  /** The part of the picture, in whole pixels of it. */
  part: Box
  widthPx: number
  heightPx: number
  /** The part of the result that is needed, in its own whole pixels. Default: all. */
  shown?: Box
}

/** Scales a part of a picture by Lanczos, as straight RGBA. Read only: what was scaled lately is kept. */
export function scaled(pixels: Pixels, scaling: Scaling): Promise<Uint8Array> {
  return recentlyScaled(pixels, scaling, () => scale(pixels, scaling))
}

/**
 * Scales without the alpha of an opaque picture: when sharp scales, it multiplies alpha into every color and out again
 * in floating point, at twice the cost of the scaling itself. Any other picture is multiplied here and goes as four
 * inks, which sharp scales as they are. Both are prepared once per picture.
 */
async function scale(pixels: Pixels, { part, widthPx, heightPx, shown }: Scaling): Promise<Uint8Array> {
  const { bytes, opaque } = readyFor(pixels)
  const source = opaque
    ? sharp(bytes, { raw: { width: pixels.widthPx, height: pixels.heightPx, channels: 3 } })
    : sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk')
  const image = source.extract(region(part)).resize(widthPx, heightPx, { fit: 'fill' })
  if (shown) image.extract(region(shown))
  return opaque ? image.ensureAlpha().raw().toBuffer() : divideAlpha(wholePixels(await image.raw().toBuffer()))
}

/** Halves of smaller pictures take no noticeable time when they are first asked for. */
const MIN_HALVED_PX = 360

/** Prepares a picture and its halves ahead of time, so that the first ad in each format is no slower than the next. */
export function makeReady(pixels: Pixels): void {
  readyFor(pixels)
  if (Math.min(pixels.widthPx, pixels.heightPx) >= MIN_HALVED_PX) makeReady(halfOf(pixels))
}

/** Returns RGBA with alpha multiplied into the colors. Read only. */
export function inksOf(pixels: Pixels): Uint8Array | Uint8ClampedArray {
  const { bytes, opaque } = readyFor(pixels)
  return opaque ? pixels.data : bytes.subarray(PIXELS_AT)
}

function region({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height }
}

/** The input that sharp gets for a picture. */
interface Ready {
  opaque: boolean
  /** Raw colors if the picture is opaque, otherwise a TIFF. */
  bytes: Buffer
}

/** Keyed by the picture's own pixels, so that they are forgotten together. */
const ready = new WeakMap<Pixels['data'], Ready>()

function readyFor(pixels: Pixels): Ready {
  const known = ready.get(pixels.data)
  if (known) return known
  const colors = packColors(pixels)
  const made = { opaque: colors !== undefined, bytes: colors ?? inkPicture(pixels) }
  ready.set(pixels.data, made)
  return made
}

/** Red, green and blue of a pixel's number. */
const THREE_BYTES = 0xffffff

/**
 * Packs the colors of all pixels side by side: four pixels in three words, and the last ones byte by byte. Returns
 * undefined if any pixel is not opaque.
 */
function packColors({ data }: Pixels): Buffer | undefined {
  const from = wholePixels(data)
  const packed = Buffer.from(new ArrayBuffer(from.length * 3))
  const inWords = from.length - (from.length % 4)
  const words = new Int32Array(packed.buffer, 0, (inWords / 4) * 3)
  for (let at = 0, to = 0; at < inWords; at += 4, to += 3) {
    const a = from[at]!
    const b = from[at + 1]!
    const c = from[at + 2]!
    const d = from[at + 3]!
    if ((a & b & c & d) >>> ALPHA_BITS < 255) return undefined
    words[to] = (a & THREE_BYTES) | (b << 24)
    words[to + 1] = ((b >>> 8) & 0xffff) | (c << 16)
    words[to + 2] = ((c >>> 16) & 0xff) | (d << 8)
  }
  for (let at = inWords, to = inWords * 3; at < from.length; at += 1, to += 3) {
    if (from[at]! >>> ALPHA_BITS < 255) return undefined
    packed[to] = from[at]!
    packed[to + 1] = from[at]! >>> 8
    packed[to + 2] = from[at]! >>> 16
  }
  return packed
}

/** Values of TIFF 6.0. */
const UNCOMPRESSED = 1
const INKS = 5
const TAGS_AT = 8
const BITS_AT = 240
const PIXELS_AT = 256

/** One strip of four inks, 8 bits each: tag, type (3: two bytes, 4: four), count, value. */
const tiffTags = (widthPx: number, heightPx: number): [tag: number, type: number, count: number, value: number][] => [
  [256, 4, 1, widthPx],
  [257, 4, 1, heightPx],
  [258, 3, 4, BITS_AT],
  [259, 3, 1, UNCOMPRESSED],
  [262, 3, 1, INKS],
  [273, 4, 1, PIXELS_AT],
  [277, 3, 1, 4],
  [278, 4, 1, heightPx],
  [279, 4, 1, widthPx * heightPx * 4],
]

/** Makes a TIFF of a picture with its alpha multiplied into its colors; sharp takes the alpha for an ink. */
function inkPicture({ data, widthPx, heightPx }: Pixels): Buffer {
  const file = Buffer.alloc(PIXELS_AT + widthPx * heightPx * 4)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(TAGS_AT, 4)
  const tags = tiffTags(widthPx, heightPx)
  file.writeUInt16LE(tags.length, TAGS_AT)
  tags.forEach(([tag, type, count, value], index) => {
    const at = file.writeUInt16LE(type, file.writeUInt16LE(tag, TAGS_AT + 2 + index * 12))
    file.writeUInt32LE(value, file.writeUInt32LE(count, at))
  })
  for (let ink = 0; ink < 4; ink += 1) file.writeUInt16LE(8, BITS_AT + ink * 2)
  multiplyAlpha(wholePixels(data), new Int32Array(file.buffer, file.byteOffset + PIXELS_AT, widthPx * heightPx))
  return file
}

function multiplyAlpha(from: Int32Array, to: Int32Array): void {
  for (let at = 0; at < to.length; at += 1) {
    const pixel = from[at]!
    const alpha = pixel >>> ALPHA_BITS
    if (alpha === 255) to[at] = pixel
    else if (alpha > 0) to[at] = multiplied(pixel, alpha)
  }
}

function multiplied(pixel: number, alpha: number): number {
  const red = Math.round(((pixel & 255) * alpha) / 255)
  const green = Math.round((((pixel >>> 8) & 255) * alpha) / 255)
  const blue = Math.round((((pixel >>> 16) & 255) * alpha) / 255)
  return red | (green << 8) | (blue << 16) | (alpha << ALPHA_BITS)
}

/** Converts inks back to straight colors, in place. */
export function divideAlpha(pixels: Int32Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 1) {
    const alpha = pixels[at]! >>> ALPHA_BITS
    if (alpha < 255 && alpha > 0) pixels[at] = divided(pixels[at]!, alpha)
  }
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
}

/** A color that the filter's overshoot raised above its alpha is limited to the maximum. */
function divided(pixel: number, alpha: number): number {
  const red = Math.min(255, Math.round(((pixel & 255) * 255) / alpha))
  const green = Math.min(255, Math.round((((pixel >>> 8) & 255) * 255) / alpha))
  const blue = Math.min(255, Math.round((((pixel >>> 16) & 255) * 255) / alpha))
  return red | (green << 8) | (blue << 16) | (alpha << ALPHA_BITS)
}
