import { balanceLines, breakBehind, type BreakKind, lineWidths, type Measured, WIDOW_SHARE } from './lines/balance.ts'
import type { Block } from './block.ts'
import { lineCache } from './lines/line-cache.ts'
import type { Measurer } from './measure.ts'
import { blockOf, joinLines, measurePieces, type Setting } from './set-text.ts'

/** A text divided into lines. It holds at every size, because widths are in em. */
export interface Division {
  lines: string[]
  widestEm: number
  /** Share of the size that the division is worth to the reader. */
  worth: number
  blocks: DivisionBlock[]
}

/** The lines as they were set with a leading, an alignment and a height of capitals. */
type DivisionBlock = Pick<Setting, 'leading' | 'align' | 'capEm'> & { block: Block }

/** A text with the divisions that are known: the first list has those into one line, the second into two. */
interface Divisions {
  pieces: Measured[]
  byCount: Division[][]
}

/**
 * Lists the divisions of a text into at most so many lines, by words. An ad is composed dozens of times with the same
 * words in other rooms, so they are remembered for as long as the measures are.
 */
export function divisionsInto(setting: Setting, trackingEm: number, maxLines: number): Division[] {
  const { pieces, byCount } = divisionsOf(setting, trackingEm)
  const count = Math.max(0, Math.min(pieces.length, maxLines))
  while (byCount.length < count) byCount.push(divideInto(pieces, byCount.length + 1))
  return byCount.slice(0, count).flat()
}

const remembered = new WeakMap<Measurer, Map<string, ReturnType<typeof lineCache<Divisions>>>>()
const REMEMBERED = 1_000

function divisionsOf(setting: Setting, trackingEm: number): Divisions {
  const { context, options, style, text } = setting
  const byLanguage = remembered.get(context.measurer) ?? new Map<string, ReturnType<typeof lineCache<Divisions>>>()
  remembered.set(context.measurer, byLanguage)
  const known = byLanguage.get(options.language) ?? lineCache<Divisions>(REMEMBERED)
  byLanguage.set(options.language, known)
  return known(text, style, trackingEm, () => ({ pieces: measurePieces(setting, trackingEm, 'word'), byCount: [] }))
}

function divideInto(pieces: readonly Measured[], lineCount: number): Division[] {
  const starts = balanceLines(pieces, lineCount)
  if (!starts || starts.length < lineCount) return []
  const wellRead = readingOf(pieces, starts) < 1 ? balanceLines(pieces, lineCount, { wellRead: true }) : undefined
  return [starts, ...(wellRead ? [wellRead] : [])].map((division) => {
    const widths = lineWidths(pieces)
    const lineEms = division.map((start, line) => widths(start, division[line + 1] ?? pieces.length))
    const widestEm = Math.max(...lineEms)
    const worth = worthOf(lineEms, widestEm) * readingOf(pieces, division)
    return { lines: joinLines(pieces, division), widestEm, worth, blocks: [] }
  })
}

/** Fewer lines win against larger type up to this share of the size. */
const LINE_WORTH = 0.03
/** A last line that looks left behind costs this share of the size. */
const WIDOW_WORTH = 0.12

function worthOf(lineEms: number[], widest: number): number {
  const widow = lineEms.length > 1 && lineEms.at(-1)! < WIDOW_SHARE * widest
  return (1 - LINE_WORTH * (lineEms.length - 1)) * (widow ? 1 - WIDOW_WORTH : 1)
}

/** The worth of a line that ends with a word which belongs to the next, or that tears apart what is one thing. */
const BREAK_WORTH: Record<BreakKind, number> = { stop: 1, fair: 1, leaning: 0.97, torn: 0.88 }

function readingOf(pieces: readonly Measured[], starts: readonly number[]): number {
  return starts.slice(1).reduce((worth, start, line) => {
    const kind = breakBehind(pieces, start - 1)
    // "In" on a line of its own belongs to nothing.
    const isAlone = kind === 'leaning' && starts[line] === start - 1
    return worth * BREAK_WORTH[isAlone ? 'torn' : kind]
  }, 1)
}

/** Sets the lines of a division, once for each leading, alignment and height of capitals. */
export function blockFor(setting: Setting, trackingEm: number, { lines, blocks }: Division): Block {
  const { leading, align, capEm } = setting
  const known = blocks.find((one) => one.leading === leading && one.align === align && one.capEm === capEm)
  if (known) return known.block
  const block = blockOf(setting, trackingEm, lines)
  blocks.push({ leading, align, capEm, block })
  return block
}
