import { COLUMN_EM, type Ink } from './ink.ts'
import type { LineStyle } from './lines/line-style.ts'
import type { Measurer } from './measure.ts'

export type Align = 'left' | 'center' | 'right'

/** Lines set under each other, in em. x = 0 is the widest line's left ink edge, y = 0 the first line's cap height. */
export interface Block {
  lines: BlockLine[]
  leading: number
  /** Width from the leftmost to the rightmost ink. */
  widthEm: number
  /** The ink's upper edge (negative where accents rise over the cap height) and lower edge. */
  topEm: number
  bottomEm: number
}

export interface BlockLine {
  text: string
  penEm: number
  baselineEm: number
  advanceEm: number
  inkLeftEm: number
  inkRightEm: number
  inkTopEm: number
  inkBottomEm: number
}

export interface BlockOptions {
  lines: readonly string[]
  style: LineStyle
  trackingEm: number
  leading: number
  align: Align
  /** Height of the face's capitals, or of the corresponding letters in the text's script. */
  capEm: number
}

/**
 * Sets lines under each other, aligned by their ink. The leading is opened where the ink of two lines would meet: tight
 * leading is for lines whose descenders and ascenders pass each other.
 */
export function setBlock(measurer: Measurer, options: BlockOptions): Block {
  const { lines, style, trackingEm, align, capEm } = options
  const inks = lines.map((line) => measurer.ink(line, style, trackingEm))
  const widthEm = Math.max(...inks.map((ink) => ink.right - ink.left))
  const lefts = inks.map((ink) => alignedLeft(align, widthEm - (ink.right - ink.left)))
  const needed = inks
    .slice(1)
    .map((lower, index) =>
      clearLeading(
        { upper: inks[index]!, upperLeft: lefts[index]!, lower, lowerLeft: lefts[index + 1]! },
        options.leading,
      ),
    )
  const leading = Math.max(options.leading, ...needed)
  const set = lines.map((text, index): BlockLine => {
    const ink = inks[index]!
    const baselineEm = capEm + index * leading
    return {
      text,
      penEm: lefts[index]! - ink.left,
      baselineEm,
      advanceEm: measurer.advance(text, style, trackingEm),
      inkLeftEm: lefts[index]!,
      inkRightEm: lefts[index]! + ink.right - ink.left,
      inkTopEm: baselineEm + ink.top,
      inkBottomEm: baselineEm + ink.bottom,
    }
  })
  return {
    lines: set,
    leading,
    widthEm,
    topEm: Math.min(...set.map((line) => line.inkTopEm)),
    bottomEm: Math.max(...set.map((line) => line.inkBottomEm)),
  }
}

function alignedLeft(align: Align, roomEm: number): number {
  if (align === 'left') return 0
  return align === 'right' ? roomEm : roomEm / 2
}

/** Minimum distance between the ink of two lines, vertical and horizontal: less reads as touching. */
const CLEAR_EM = 0.035

interface Neighbours {
  upper: Ink
  upperLeft: number
  lower: Ink
  lowerLeft: number
}

/** Returns the smallest leading at which the lines' ink stays apart; `asked` if that is enough. */
function clearLeading({ upper, upperLeft, lower, lowerLeft }: Neighbours, asked: number): number {
  if (upper.bottom - lower.top + CLEAR_EM <= asked) return asked
  let leading = asked
  const shift = lowerLeft - upperLeft
  for (const [column, top] of lower.tops.entries()) {
    if (Number.isNaN(top)) continue
    const x = column * COLUMN_EM + shift
    const from = Math.max(0, Math.floor((x - CLEAR_EM) / COLUMN_EM))
    const to = Math.min(upper.bottoms.length - 1, Math.ceil((x + CLEAR_EM) / COLUMN_EM))
    for (let above = from; above <= to; above += 1) {
      const bottom = upper.bottoms[above]!
      if (bottom - top + CLEAR_EM > leading) leading = bottom - top + CLEAR_EM
    }
  }
  return leading
}
