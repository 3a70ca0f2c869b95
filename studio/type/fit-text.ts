import { balanceLines, breakBehind, type BreakKind, lineWidths, type Measured, WIDOW_SHARE } from './lines/balance.ts'
import type { Block } from './block.ts'
import { boundEnds } from './lines/bound-ends.ts'
import { cutPieces, lineEndIn, type Piece, skipSpaces } from './lines/break-points.ts'
import { graphemes } from '../basics/graphemes.ts'
import {
  blockOf,
  joinLines,
  measurePieces,
  prepareSetting,
  scaleBlock,
  setAtSize,
  type Setting,
  type TextOptions,
  trackingAt,
} from './set-text.ts'
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

/** Fewer lines win against larger type up to this share of the size. */
const LINE_WORTH = 0.03
/** A last line that looks left behind costs this share of the size. */
const WIDOW_WORTH = 0.12
/** The worth of a line that ends with a word which belongs to the next, or that tears apart what is one thing. */
const BREAK_WORTH: Record<BreakKind, number> = { stop: 1, fair: 1, leaning: 0.97, torn: 0.88 }

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

interface Division {
  lines: string[]
  /** Share of the size that the division is worth to the reader. */
  worth: number
  /** Upper bound of the size at which these lines can be set. */
  sizeAtMostPx: number
}

function bestDivision(setting: Setting, options: FitOptions, trackingEm: number) {
  const divisions = listDivisions(setting, options, trackingEm).sort((a, b) => score(b) - score(a))
  let best: { block: Block; sizePx: number; score: number } | undefined
  for (const division of divisions) {
    if (best && score(division) <= best.score) break
    const block = blockOf(setting, trackingEm, division.lines)
    const sizePx = sizeOf(options, block.widthEm, block.bottomEm - block.topEm)
    if (!best || sizePx * division.worth > best.score) best = { block, sizePx, score: sizePx * division.worth }
  }
  return best
}

const score = ({ sizeAtMostPx, worth }: Division) => sizeAtMostPx * worth

/** The smallest ink height of a line of letters, in em: a line without capitals, ascenders or descenders. */
const LOWEST_LINE_EM = 0.35
/** Ink may be narrower than its advance width by the side bearings. */
const BEARINGS_EM = 0.25

function listDivisions(setting: Setting, options: FitOptions, trackingEm: number): Division[] {
  const pieces = measurePieces(setting, trackingEm, 'word')
  const widths = lineWidths(pieces)
  const count = Math.min(pieces.length, options.maxLines)
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((lineCount) => {
    const starts = balanceLines(pieces, lineCount)
    if (!starts || starts.length < lineCount) return []
    const reading = readingOf(pieces, starts)
    const wellRead = reading < 1 ? balanceLines(pieces, lineCount, { wellRead: true }) : undefined
    return [starts, ...(wellRead ? [wellRead] : [])].map((division) => {
      const lineEms = division.map((start, line) => widths(start, division[line + 1] ?? pieces.length))
      const heightEm = (lineCount - 1) * setting.leading + LOWEST_LINE_EM
      const widest = Math.max(...lineEms)
      return {
        lines: joinLines(pieces, division),
        worth: worthOf(lineEms, widest) * readingOf(pieces, division),
        sizeAtMostPx: sizeOf(options, Math.max(widest - BEARINGS_EM, 0.05), heightEm),
      }
    })
  })
}

function worthOf(lineEms: number[], widest: number): number {
  const widow = lineEms.length > 1 && lineEms.at(-1)! < WIDOW_SHARE * widest
  return (1 - LINE_WORTH * (lineEms.length - 1)) * (widow ? 1 - WIDOW_WORTH : 1)
}

function readingOf(pieces: readonly Measured[], starts: readonly number[]): number {
  return starts.slice(1).reduce((worth, start, line) => {
    const kind = breakBehind(pieces, start - 1)
    // "In" on a line of its own belongs to nothing.
    const isAlone = kind === 'leaning' && starts[line] === start - 1
    return worth * BREAK_WORTH[isAlone ? 'torn' : kind]
  }, 1)
}

/** Returns a size slightly under the bounds, so that rounding never puts ink over them. */
function sizeOf({ maxSizePx, maxWidthPx, maxHeightPx }: FitOptions, widthEm: number, heightEm: number): number {
  return Math.min(maxSizePx, (maxWidthPx - 0.001) / widthEm, (maxHeightPx - 0.001) / heightEm)
}
