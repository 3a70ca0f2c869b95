import type { Block } from './block.ts'
import { boundEnds } from './lines/bound-ends.ts'
import { cutPieces, lineEndIn, type Piece, skipSpaces } from './lines/break-points.ts'
import { blockFor, type Division, divisionsInto } from './divisions.ts'
import { graphemes } from '../basics/graphemes.ts'
import { prepareSetting, scaleBlock, setAtSize, type Setting, type TextOptions, trackingAt } from './set-text.ts'
import type { TypeContext } from './type-context.ts'
import type { SetText } from './lines/set-lines.ts'

export interface FitOptions extends TextOptions {
  minSizePx: number
  maxSizePx: number
  maxWidthPx: number
  /** Height of the ink, from its highest to its lowest edge. */
  maxHeightPx: number
  maxLines: number
  /** Returns nothing rather than dividing a word of up to this many letters, or parting words that belong together. */
  wholeUpTo?: number
}

/**
 * Finds the largest size at which everything fits, over all numbers of lines. Widths and ink are linear in size, so
 * each division into lines has its size without a search. Only when no division by words fits at the smallest size are
 * words parted that belong together, and then long ones divided.
 */
export function fitText(context: TypeContext, options: FitOptions): SetText | undefined {
  const setting = prepareSetting(context, options)
  if (setting.text === '' || !(options.maxWidthPx > 0) || !(options.maxHeightPx > 0)) return undefined
  let trackingEm = trackingAt(setting, options.maxSizePx)
  let best = bestDivision(setting, options, trackingEm)
  const fittedEm = best ? trackingAt(setting, best.sizePx) : trackingEm
  if (fittedEm !== trackingEm) {
    trackingEm = fittedEm
    best = bestDivision(setting, options, trackingEm)
  }
  if (best && best.sizePx >= options.minSizePx) return scaleBlock(setting, best.block, best.sizePx, trackingEm)
  const smallest = setAtSize(setting, options.minSizePx)
  if (!smallest || smallest.box.height > options.maxHeightPx) return undefined
  return options.wholeUpTo && partsWords(setting, smallest, options.wholeUpTo) ? undefined : smallest
}

/** Words that belong together count as one up to this many letters: a line holds them in the smallest type. */
const BOUND_LETTERS = 18

/**
 * Returns true if a line ends inside a word where no rule of its script allows it, or between words that belong
 * together.
 */
function partsWords({ text, options: { language } }: Setting, { lines }: SetText, wholeUpTo: number): boolean {
  const ends = endsOf(text, lines.slice(0, -1))
  const bound = boundEnds(text, language)
  const torn = ends.filter((end) => bound.has(skipSpaces(text, end)))
  return (
    endsInside(cutPieces(text, language, 'inside'), ends, wholeUpTo) ||
    endsInside(cutPieces(text, language, 'word'), torn, BOUND_LETTERS)
  )
}

/** Finds the ends of the lines in their text. */
function endsOf(text: string, lines: readonly { text: string }[]): number[] {
  let end = 0
  return lines.map((line) => {
    const start = skipSpaces(text, end)
    return (end = lineEndIn(text, start, line.text) ?? start + line.text.length)
  })
}

/** Returns true if one of the ends lies inside a piece of at most `atMost` letters. */
function endsInside(pieces: readonly Piece[], ends: readonly number[], atMost: number): boolean {
  let start = 0
  return pieces.some(({ text, space }) => {
    const [from, to] = [start, start + text.length]
    start = to + space.length
    return ends.some((end) => end > from && end < to) && graphemes(text).length <= atMost
  })
}

function bestDivision(setting: Setting, options: FitOptions, trackingEm: number) {
  const divisions = listDivisions(setting, options, trackingEm).sort((a, b) => score(b) - score(a))
  let best: { block: Block; sizePx: number; score: number } | undefined
  for (const sized of divisions) {
    if (best && score(sized) <= best.score) break
    const { division } = sized
    const block = blockFor(setting, trackingEm, division)
    const sizePx = sizeOf(options, block.widthEm, block.bottomEm - block.topEm)
    if (!best || sizePx * division.worth > best.score) best = { block, sizePx, score: sizePx * division.worth }
  }
  return best
}

interface SizedDivision {
  division: Division
  /** Upper bound of the size at which these lines can be set. */
  sizeAtMostPx: number
}

const score = ({ sizeAtMostPx, division }: SizedDivision) => sizeAtMostPx * division.worth

/** The smallest ink height of a line of letters, in em: a line without capitals, ascenders or descenders. */
const LOWEST_LINE_EM = 0.35
/** Ink may be narrower than its advance width by the side bearings. */
const BEARINGS_EM = 0.25

function listDivisions(setting: Setting, options: FitOptions, trackingEm: number): SizedDivision[] {
  return divisionsInto(setting, trackingEm, options.maxLines).map((division) => {
    const heightEm = (division.lines.length - 1) * setting.leading + LOWEST_LINE_EM
    return { division, sizeAtMostPx: sizeOf(options, Math.max(division.widestEm - BEARINGS_EM, 0.05), heightEm) }
  })
}

/** Returns a size slightly under the bounds, so that rounding never puts ink over them. */
function sizeOf({ maxSizePx, maxWidthPx, maxHeightPx }: FitOptions, widthEm: number, heightEm: number): number {
  return Math.min(maxSizePx, (maxWidthPx - 0.001) / widthEm, (maxHeightPx - 0.001) / heightEm)
}
