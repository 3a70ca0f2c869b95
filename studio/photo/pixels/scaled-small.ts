import type { Box } from '#contract/ads/report.ts'
import { halfOf } from './halved.ts'
import { type Pixels, wholePixels } from './pixels.ts'
import { divideAlpha, inksOf, type Scaling } from './scaled.ts'

/**
 * The library's fixed cost, 1 to 2 ms of processor time, is more than the whole work on a picture of up to this many
 * pixels.
 */
const SMALL_PX = 24_000

/** One pixel more or less in a mean is not visible from this many on. */
const MANY = 6

/** Returns true if `scaledSmall` is the faster way: for a small picture that is neither enlarged nor distorted. */
export function isSmall({ part, widthPx, heightPx }: Scaling): boolean {
  const factors = [part.width / widthPx, part.height / heightPx]
  const [least, most] = [Math.min(...factors), Math.max(...factors)]
  return widthPx * heightPx <= SMALL_PX && least >= 1 && most <= 2 * least
}

/**
 * Scales a part of a picture down as `scaled` does, in less time: by the means of whole pixels, as many as leave two or
 * more for each one that is drawn, and those by Lanczos. Straight RGBA.
 */
export function scaledSmall(pixels: Pixels, { part, widthPx, heightPx }: Scaling): Uint8Array {
  let picture = pixels
  let [across, down] = [part.width / widthPx, part.height / heightPx]
  let { x, y } = part
  for (; isOfHalf(across, x) && isOfHalf(down, y); across /= 2, down /= 2, x /= 2, y /= 2) picture = halfOf(picture)
  const [columns, rows] = [meanOver(across), meanOver(down)]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const right = Math.min(picture.widthPx, Math.ceil(x + across * widthPx))
  const bottom = Math.min(picture.heightPx, Math.ceil(y + down * heightPx))
  const means = meansOf(picture, { x: left, y: top, width: right - left, height: bottom - top }, { columns, rows })
  const wide = { factor: across / columns, start: (x - left) / columns, sidePx: means.widthPx }
  const high = { factor: down / rows, start: (y - top) / rows, sidePx: means.heightPx }
  return divideAlpha(reduced(reduced(means, weightsOf(widthPx, wide)), weightsOf(heightPx, high)).words)
}

/** Returns the number of pixels in a mean, for a scaling factor. */
function meanOver(factor: number): number {
  return Math.max(1, Math.floor(factor / 2))
}

/** The means of an even number of pixels that begin at an even one can be taken from half the picture as well. */
function isOfHalf(factor: number, start: number): boolean {
  const pixels = meanOver(factor)
  return pixels >= MANY || (pixels % 2 === 0 && start % 2 === 0)
}

/** Pixels with alpha multiplied into the colors; a pixel is a word. */
interface Inks {
  words: Int32Array
  widthPx: number
  heightPx: number
}

/** Every second channel, with room above each for a sum of 257. */
const TWO_CHANNELS = 0x00ff00ff

/**
 * Returns the means of blocks of `columns` by `rows` pixels; blocks at the right and at the foot hold only the
 * remaining pixels.
 */
function meansOf(picture: Pixels, part: Box, { columns, rows }: { columns: number; rows: number }): Inks {
  const from = wholePixels(inksOf(picture))
  const isAll = part.width * part.height === from.length
  if (isAll && columns * rows === 1) return { words: from, widthPx: part.width, heightPx: part.height }
  const [widthPx, heightPx] = [Math.ceil(part.width / columns), Math.ceil(part.height / rows)]
  const words = new Int32Array(widthPx * heightPx)
  const sums = new Uint32Array(2 * widthPx)
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    const [top, bottom] = [y * rows, Math.min(part.height, (y + 1) * rows)]
    sums.fill(0)
    for (let row = top; row < bottom; row += 1) {
      const start = (part.y + row) * picture.widthPx + part.x
      addRow(from.subarray(start, start + part.width), columns, sums)
    }
    for (let x = 0; x < widthPx; x += 1, to += 1) {
      const count = (bottom - top) * (Math.min(part.width, (x + 1) * columns) - x * columns)
      words[to] = twoMeans(sums[2 * x]!, count) | (twoMeans(sums[2 * x + 1]!, count) << 8)
    }
  }
  return { words, widthPx, heightPx }
}

function addRow(from: Int32Array, columns: number, sums: Uint32Array): void {
  for (let x = 0, to = 0; x < from.length; to += 2) {
    const end = Math.min(from.length, x + columns)
    let even = 0
    let odd = 0
    for (; x < end; x += 1) {
      even += from[x]! & TWO_CHANNELS
      odd += (from[x]! >>> 8) & TWO_CHANNELS
    }
    sums[to] = sums[to]! + even
    sums[to + 1] = sums[to + 1]! + odd
  }
}

function twoMeans(sums: number, count: number): number {
  return Math.round((sums & 0xffff) / count) | (Math.round((sums >>> 16) / count) << 16)
}

/** Weights for each pixel that is drawn: `count` of them, for the pixels from its `start` on. */
interface Weights {
  starts: Int32Array
  /** Whole numbers that add up to `WHOLE`, except for rounding. */
  weights: Float64Array
  count: number
}

const WHOLE = 2 ** 14

/** The number of drawn pixels that Lanczos' window reaches each way. */
const LOBES = 3

/**
 * Computes the weights for a side with `factor` pixels for each one that is drawn, from `start` on. Beyond its edges a
 * picture continues its edge pixels.
 */
function weightsOf(
  drawnPx: number,
  { factor, start: offset, sidePx }: { factor: number; start: number; sidePx: number },
): Weights {
  const reach = LOBES * factor
  const count = Math.min(sidePx, Math.ceil(2 * reach) + 1)
  const starts = new Int32Array(drawnPx)
  const weights = new Float64Array(drawnPx * count)
  for (let drawn = 0; drawn < drawnPx; drawn += 1) {
    const center = offset + (drawn + 0.5) * factor - 0.5
    const [first, last] = [Math.ceil(center - reach), Math.floor(center + reach)]
    const start = Math.max(0, Math.min(sidePx - count, first))
    starts[drawn] = start
    let sum = 0
    for (let x = first; x <= last; x += 1) {
      const weight = lanczos((x - center) / factor)
      const inside = Math.max(0, Math.min(sidePx - 1, x)) - start
      weights[drawn * count + inside]! += weight
      sum += weight
    }
    for (let index = drawn * count; index < (drawn + 1) * count; index += 1) {
      weights[index] = Math.round((WHOLE * weights[index]!) / sum)
    }
  }
  return { starts, weights, count }
}

function lanczos(x: number): number {
  if (Math.abs(x) < 1e-9) return 1
  if (Math.abs(x) >= LOBES) return 0
  const turn = Math.PI * x
  return (LOBES * Math.sin(turn) * Math.sin(turn / LOBES)) / (turn * turn)
}

/** Two channels are summed in one number, this far apart: a sum of either is less than half of it. */
const APART = 2 ** 26

interface Channels {
  evens: Float64Array
  odds: Float64Array
}

/** Reduces the pixels across and transposes the picture: done twice, it is smaller both ways and upright. */
function reduced({ words, widthPx, heightPx }: Inks, weights: Weights): Inks {
  const turned = { words: new Int32Array(weights.starts.length * heightPx), widthPx: heightPx }
  const channels = { evens: new Float64Array(widthPx), odds: new Float64Array(widthPx) }
  for (let y = 0; y < heightPx; y += 1) {
    spread(words.subarray(y * widthPx, (y + 1) * widthPx), channels)
    reduceRow(channels, weights, turned, y)
  }
  return { ...turned, heightPx: weights.starts.length }
}

function spread(row: Int32Array, { evens, odds }: Channels): void {
  for (let x = 0; x < row.length; x += 1) {
    const word = row[x]!
    evens[x] = (word & 255) + ((word >>> 16) & 255) * APART
    odds[x] = ((word >>> 8) & 255) + (word >>> 24) * APART
  }
}

function reduceRow(
  { evens, odds }: Channels,
  { starts, weights, count }: Weights,
  turned: { words: Int32Array; widthPx: number },
  column: number,
): void {
  for (let drawn = 0, index = 0; drawn < starts.length; drawn += 1) {
    const end = starts[drawn]! + count
    let even = 0
    let odd = 0
    for (let x = starts[drawn]!; x < end; x += 1, index += 1) {
      const weight = weights[index]!
      even += weight * evens[x]!
      odd += weight * odds[x]!
    }
    turned.words[drawn * turned.widthPx + column] = twoOf(even) | (twoOf(odd) << 8)
  }
}

/** Returns the values of two summed channels at their places in a pixel's word. */
function twoOf(sums: number): number {
  const upper = Math.round(sums / APART)
  return channelOf(sums - upper * APART) | (channelOf(upper) << 16)
}

function channelOf(sum: number): number {
  return Math.max(0, Math.min(255, Math.round(sum / WHOLE)))
}
