import {
  downloadFileName,
  type Format,
  FORMAT_IDS,
  type FormatId,
  FORMATS,
  getFormat,
  maxBytesOf,
  MORE_FORMATS,
  type SizeId,
} from './formats.ts'

export interface Size {
  widthPx: number
  heightPx: number
}

/** The target of an ad: one of the formats by its id, or any size. */
export type AdFormat = FormatId | Size

/** The requirements on a file of this format. The name of a size is its sides. */
export interface FileRules extends Size {
  name: string
  maxBytes: number
}

/** Bounds for every other size: no layout is legible outside of them. */
const BOUNDS = { leastPx: 50, mostPx: 2400, leastArea: 15_000, tallest: 1 / 6, widest: 12 }

/** Returns the requirements on an ad's file, by its format or its size. */
export function fileRulesOf(format: AdFormat): FileRules {
  if (typeof format === 'string') return getFormat(format)
  const { widthPx, heightPx } = format
  return { widthPx, heightPx, name: sizeName(format), maxBytes: formatRowOf(format)?.maxBytes ?? maxBytesOf(format) }
}

/**
 * Returns the row of a format, also if it is asked for as a size of media plans; no platform's rules apply to other
 * sizes.
 */
export function formatRowOf(format: AdFormat): Format | undefined {
  if (typeof format === 'string') return getFormat(format)
  return MORE_FORMATS.find(({ widthPx, heightPx }) => widthPx === format.widthPx && heightPx === format.heightPx)
}

/** Returns the size as media plans write it: 970x250. */
export function sizeName({ widthPx, heightPx }: Size): SizeId {
  return `${widthPx}x${heightPx}`
}

/** Returns the file name of a downloaded ad. */
export function adFileName(format: AdFormat): string {
  return typeof format === 'string' ? downloadFileName(format) : `ad-${sizeName(format)}.jpg`
}

/** Returns a sentence on why no ad of this size can be made; undefined if one can. */
export function sizeProblem(size: Size): string | undefined {
  const { widthPx, heightPx } = size
  const { leastPx, mostPx, leastArea, tallest, widest } = BOUNDS
  if (formatRowOf(size)) return undefined
  const sides = [widthPx, heightPx]
  if (!sides.every(Number.isInteger)) return `A size is two whole numbers of pixels, and ${sizeName(size)} is not.`
  if (sides.some((side) => side < leastPx || side > mostPx))
    return `${sizeName(size)} cannot be made: each side has from ${leastPx} to ${mostPx} pixels.`
  if (widthPx * heightPx < leastArea)
    return `${sizeName(size)} cannot be made: an ad has at least ${leastArea} square pixels, and this has ${widthPx * heightPx}.`
  if (widthPx / heightPx < tallest)
    return `${sizeName(size)} cannot be made: no ad is more than 6 times as high as wide.`
  if (widthPx / heightPx > widest)
    return `${sizeName(size)} cannot be made: no ad is more than 12 times as wide as high.`
  return undefined
}

/** Returns the rows that have this size, in their order. */
export function formatsOfSize({ widthPx, heightPx }: Size): Format[] {
  return FORMATS.filter((format) => format.widthPx === widthPx && format.heightPx === heightPx)
}

/**
 * Returns a sentence on why this size is not a format of its own: no ad of it can be made, or a format has it already.
 */
export function sizeIdProblem(id: SizeId): string | undefined {
  const [widthPx = NaN, heightPx = NaN] = id.split('x').map(Number)
  const size = { widthPx, heightPx }
  if (sizeName(size) !== id) return `${id} is no size.`
  const formats = formatsOfSize(size)
  if (formats.length > 0) return `${id} is the size of ${formats.map(({ name }) => name).join(' and ')}: ask for that.`
  return sizeProblem(size)
}

/** Returns true if an id is a format's: that of a row, or a size that an ad can have and no row has. */
export function isFormatId(id: string): id is FormatId {
  return FORMAT_IDS.some((known) => known === id) || (SIZE.test(id) && sizeIdProblem(id as SizeId) === undefined)
}

const SIZE = /^\d+x\d+$/
