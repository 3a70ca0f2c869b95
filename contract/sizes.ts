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

/** What an ad is made for: one of the formats by its id, or any size. */
export type AdFormat = FormatId | Size

/** What a file of this format must be. A size is called by its sides. */
export interface FileRules extends Size {
  name: string
  maxBytes: number
}

/** What any other size keeps to: outside of it no layout can be read. */
const BOUNDS = { leastPx: 50, mostPx: 2400, leastArea: 15_000, tallest: 1 / 6, widest: 12 }

/** What an ad's file must be, by its format or its size. */
export function fileRulesOf(format: AdFormat): FileRules {
  if (typeof format === 'string') return getFormat(format)
  const { widthPx, heightPx } = format
  return { widthPx, heightPx, name: sizeName(format), maxBytes: rowOf(format)?.maxBytes ?? maxBytesOf(format) }
}

/** The row of a format, also where it is asked for as a size of media plans; the other sizes are under no platform's rules. */
export function rowOf(format: AdFormat): Format | undefined {
  if (typeof format === 'string') return getFormat(format)
  return MORE_FORMATS.find(({ widthPx, heightPx }) => widthPx === format.widthPx && heightPx === format.heightPx)
}

/** As media plans write it: 970x250. */
export function sizeName({ widthPx, heightPx }: Size): SizeId {
  return `${widthPx}x${heightPx}`
}

/** The file name of a downloaded ad. */
export function adFileName(format: AdFormat): string {
  return typeof format === 'string' ? downloadFileName(format) : `ad-${sizeName(format)}.jpg`
}

/** Why no ad of this size can be made, as a sentence for a person; undefined where one can. */
export function sizeProblem(size: Size): string | undefined {
  const { widthPx, heightPx } = size
  const { leastPx, mostPx, leastArea, tallest, widest } = BOUNDS
  if (rowOf(size)) return undefined
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

/** Those of the rows that have this size, in their order. */
export function formatsOfSize({ widthPx, heightPx }: Size): Format[] {
  return FORMATS.filter((format) => format.widthPx === widthPx && format.heightPx === heightPx)
}

/** Why this size is no format of its own, as a sentence for a person: no ad of it can be made, or a format has it already. */
export function sizeIdProblem(id: SizeId): string | undefined {
  const [widthPx = NaN, heightPx = NaN] = id.split('x').map(Number)
  const size = { widthPx, heightPx }
  if (sizeName(size) !== id) return `${id} is no size.`
  const formats = formatsOfSize(size)
  if (formats.length > 0) return `${id} is the size of ${formats.map(({ name }) => name).join(' and ')}: ask for that.`
  return sizeProblem(size)
}

/** Whether an id is a format's: that of a row, or a size that an ad can have and no row has. */
export function isFormatId(id: string): id is FormatId {
  return FORMAT_IDS.some((known) => known === id) || (SIZE.test(id) && sizeIdProblem(id as SizeId) === undefined)
}

const SIZE = /^\d+x\d+$/
