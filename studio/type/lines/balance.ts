import { isInCapitals } from '../capitals.ts'

/** A piece of a line with its widths in em. */
export interface Measured {
  /** Follows the text when the next piece stands on the same line. */
  space: string
  text: string
  /** Hyphen that is written when a line ends after this piece. */
  hyphen: '' | '-'
  widthEm: number
  spaceEm: number
  hyphenEm: number
}

/** Index of the first piece of each line. */
export type LineStarts = number[]

/** Longer texts are never balanced: they are not set as an ad's display type, and the search grows with the square. */
const BALANCED_PIECES_MAX = 80
/**
 * The factors by which a better-reading division, and one that tears nothing apart, may exceed the narrowest possible
 * measure.
 */
const SLACK = 1.04
const WELL_READ_SLACK = 1.3
/** A last line shorter than this share of the longest looks left behind. */
export const WIDOW_SHARE = 0.4

/**
 * Divides the pieces into as few lines as possible, each as full as possible. Returns undefined if one piece is too
 * wide.
 */
export function fillLines(pieces: readonly Measured[], maxEm: number): LineStarts | undefined {
  const starts: LineStarts = []
  let width = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.widthEm + piece.hyphenEm > maxEm) return undefined
    const joined = width + (pieces[index - 1]?.spaceEm ?? 0) + piece.widthEm
    const begins = index === 0 || joined + piece.hyphenEm > maxEm
    if (begins) starts.push(index)
    width = begins ? piece.widthEm : joined
  }
  return starts
}

/**
 * Divides the pieces into exactly `lines` lines, as narrow as possible, then as even and as well-read as possible; with
 * `wellRead` as well-read as possible first, within a wider measure.
 */
export function balanceLines(
  pieces: readonly Measured[],
  lines: number,
  { maxEm = Number.POSITIVE_INFINITY, wellRead = false } = {},
): LineStarts | undefined {
  if (lines > pieces.length || lines < 1) return undefined
  if (lines === 1) return [0]
  if (pieces.length > BALANCED_PIECES_MAX) return fillEvenly(pieces, lines)
  const widths = lineWidths(pieces)
  const narrowest = divide(pieces.length, lines, (from, to) => widths(from, to), Math.max)
  if (!narrowest) return undefined
  const target = narrowest.cost
  const limit = Math.max(target, Math.min(maxEm, target * (wellRead ? WELL_READ_SLACK : SLACK)))
  const costs = wellRead ? WELL_READ_BREAK_COST : BREAK_COST
  // Computed once each: the search reads every pair of line ends, over and over.
  const breakCosts = pieces.map((_, index) => costs[breakBehind(pieces, index)])
  const cost = (from: number, to: number) => lineCost(breakCosts, { to, width: widths(from, to), target, limit })
  return divide(pieces.length, lines, cost, (a, b) => a + b)?.starts
}

/** Returns the width of the line that holds the pieces from one index up to, not including, another. */
export function lineWidths(pieces: readonly Measured[]): (from: number, to: number) => number {
  const ends = [0]
  for (const piece of pieces) ends.push(ends.at(-1)! + piece.widthEm + piece.spaceEm)
  return (from, to) => ends[to]! - ends[from]! - pieces[to - 1]!.spaceEm + pieces[to - 1]!.hyphenEm
}

interface Line {
  /** Index of the piece after its last one. */
  to: number
  width: number
  target: number
  limit: number
}

function lineCost(breakCosts: readonly number[], { to, width, target, limit }: Line): number {
  if (width > limit) return Number.POSITIVE_INFINITY
  const raggedness = ((target - width) / target) ** 2
  if (to === breakCosts.length) return raggedness * 0.8 + (width < WIDOW_SHARE * target ? 0.5 : 0)
  return raggedness + (width < WIDOW_SHARE * target ? 0.2 : 0) + breakCosts[to - 1]!
}

const BREAK_COST = { stop: -0.06, fair: 0, leaning: 0.06, torn: 0.1 }
/** A torn line costs more here than one left empty, which costs 1. */
const WELL_READ_BREAK_COST: Record<BreakKind, number> = { ...BREAK_COST, torn: 1.1 }

export type BreakKind = keyof typeof BREAK_COST

/**
 * Rates a line that ends after this piece. A stop is a good end; a short word (an article, a preposition) belongs to
 * what follows, a number to what it counts, a sentence's first word to the sentence, and "Single Malt 700ml" parts
 * before its amount.
 */
export function breakBehind(pieces: readonly Measured[], index: number): BreakKind {
  const read = wordsAsRead(pieces)
  const ends = read.slice(Math.max(0, index - 1), index + 1).flat()
  const begins = read.slice(index + 1, index + 3).flat()
  const [before, last, next, after] = [ends.at(-2) ?? '', ends.at(-1) ?? '', begins[0] ?? '', begins[1] ?? '']
  if (/[.,;:!?…—–。，、！？：；،؛؟।]$/u.test(last)) return 'stop'
  const letters = last.match(/\p{L}/gu)?.length ?? 0
  if (/[.!?…]$/u.test(before)) return 'torn'
  if (letters > 0 && letters <= 3 && last.toLowerCase() === last) return 'leaning'
  if (NUMBER.test(last) && /^\p{Ll}/u.test(next)) return 'torn'
  const isTitle = /^\p{Lu}/u.test(last) && /^\p{Lu}/u.test(next)
  return isTitle && (NUMBER.test(before) || /^\p{N}/u.test(after)) ? 'torn' : 'fair'
}

const NUMBER = /^\p{N}+$/u

const asRead = new WeakMap<readonly Measured[], readonly string[][]>()

/**
 * Returns the words of each piece. In a text set in capitals every word would look like a title's, so its words are
 * read in small letters.
 */
function wordsAsRead(pieces: readonly Measured[]): readonly string[][] {
  const known = asRead.get(pieces)
  if (known) return known
  const words = pieces.map(({ text }) => text.split(/\s+/u))
  const isShouted = isInCapitals(words.flat().join(' '), '')
  const read = isShouted ? words.map((list) => list.map((word) => word.toLowerCase())) : words
  asRead.set(pieces, read)
  return read
}

type Cost = (from: number, to: number) => number

/** Finds the best division by dynamic programming; `join` adds up costs (a sum) or keeps the worst (a maximum). */
function divide(
  count: number,
  lines: number,
  cost: Cost,
  join: (a: number, b: number) => number,
): { cost: number; starts: LineStarts } | undefined {
  let best: { cost: number; starts: LineStarts }[] = []
  for (let to = 1; to <= count; to += 1) best[to] = { cost: cost(0, to), starts: [0] }
  for (let line = 2; line <= lines; line += 1) {
    const next: typeof best = []
    for (let to = line; to <= count; to += 1) {
      let winner = { cost: Number.POSITIVE_INFINITY, from: -1 }
      for (let from = line - 1; from < to; from += 1) {
        const total = join(best[from]!.cost, cost(from, to))
        if (total < winner.cost) winner = { cost: total, from }
      }
      const before = best[winner.from]
      next[to] = before
        ? { cost: winner.cost, starts: [...before.starts, winner.from] }
        : { cost: Number.POSITIVE_INFINITY, starts: [] }
    }
    best = next
  }
  const whole = best[count]
  return whole && Number.isFinite(whole.cost) ? whole : undefined
}

/** Finds the narrowest measure by bisection, for long texts, and fills lines to it. */
function fillEvenly(pieces: readonly Measured[], lines: number): LineStarts | undefined {
  let high = lineWidths(pieces)(0, pieces.length)
  let low = Math.max(high / lines, ...pieces.map(({ widthEm, hyphenEm }) => widthEm + hyphenEm))
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if ((fillLines(pieces, middle)?.length ?? Number.POSITIVE_INFINITY) <= lines) high = middle
    else low = middle
  }
  return fillLines(pieces, high)
}
