import { downloadFileName, type FormatId, getFormat } from './formats.ts'

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

const MEGABYTE = 1_048_576
/** As little as the strictest network takes, under every reading of "150 KB". */
const DISPLAY_BYTES = 150_000

/** Sizes beyond the formats that media plans ask for. */
export const LISTED_SIZES: readonly Omit<FileRules, 'name'>[] = [
  { widthPx: 1200, heightPx: 628, maxBytes: MEGABYTE },
  { widthPx: 1080, heightPx: 1350, maxBytes: MEGABYTE },
  { widthPx: 1000, heightPx: 1500, maxBytes: MEGABYTE },
  { widthPx: 1920, heightPx: 1080, maxBytes: MEGABYTE },
  { widthPx: 300, heightPx: 600, maxBytes: DISPLAY_BYTES },
  { widthPx: 160, heightPx: 600, maxBytes: DISPLAY_BYTES },
  { widthPx: 120, heightPx: 600, maxBytes: DISPLAY_BYTES },
  { widthPx: 336, heightPx: 280, maxBytes: DISPLAY_BYTES },
  { widthPx: 320, heightPx: 100, maxBytes: DISPLAY_BYTES },
  { widthPx: 320, heightPx: 50, maxBytes: DISPLAY_BYTES },
  { widthPx: 300, heightPx: 50, maxBytes: DISPLAY_BYTES },
  { widthPx: 970, heightPx: 250, maxBytes: DISPLAY_BYTES },
  { widthPx: 970, heightPx: 90, maxBytes: DISPLAY_BYTES },
]

/** What any other size keeps to: outside of it no layout can be read. */
const BOUNDS = { leastPx: 50, mostPx: 2400, leastArea: 15_000, tallest: 1 / 6, widest: 12 }

/** What an ad's file must be, by its format or its size. */
export function fileRulesOf(format: AdFormat): FileRules {
  if (typeof format === 'string') return getFormat(format)
  const { widthPx, heightPx } = format
  const name = sizeName(format)
  return { widthPx, heightPx, name, maxBytes: listed(format)?.maxBytes ?? MEGABYTE }
}

/** As media plans write it: 970x250. */
export function sizeName({ widthPx, heightPx }: Size): string {
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
  if (listed(size)) return undefined
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

function listed({ widthPx, heightPx }: Size): Omit<FileRules, 'name'> | undefined {
  return LISTED_SIZES.find((size) => size.widthPx === widthPx && size.heightPx === heightPx)
}
