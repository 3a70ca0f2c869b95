import type { AdStyle } from '#contract/choices.ts'
import { WIDOW_SHARE } from '../../../type/balance.ts'
import type { TextLayer } from '../../layers/layout.ts'
import { between, type View } from './view.ts'

/** Lines of a headline: up to three are taken in at a glance; each one more costs this much. */
const LINES_GOOD = 3
const LINE_COST = 0.22
/** Beside a tall product, or on a rectangle, a narrow column of four is how it is done. */
const LINES_GOOD_NARROW = 4
/** The shortest line against the longest, below which the block looks torn. */
const EVEN_GOOD = 0.62
const EVEN_BAD = 0.3
/** Lines of one word each, from three on, are a list and no sentence; bold's own, and beside a tall product these styles' too. */
const STAIRS_COST = 0.25
const STAIRS_STYLES: readonly AdStyle[] = ['playful', 'modern']

/** Lines of like length, no word left behind, no stairs of single words. */
export function scoreLineBalance(view: View): number {
  const headline = view.texts.find((text) => text.part === 'headline')
  if (!headline) return 1
  const support = view.texts.find((text) => text.part === 'support')
  const rest = support ? (hasWidow(support) ? 0 : 1) : 1
  return 0.85 * scoreHeadline(view, headline) + 0.15 * rest
}

function scoreHeadline({ picture, placement, layout }: View, headline: TextLayer): number {
  const { lines } = headline
  const narrow = placement !== undefined && picture.height > 1.2 * picture.width
  const most = narrow ? LINES_GOOD_NARROW : LINES_GOOD
  const count = Math.max(0, 1 - LINE_COST * Math.max(0, lines.length - most))
  const single = lines.length >= 3 && lines.every(({ text }) => !/\S\s+\S/u.test(text.trim()))
  const { style } = layout.direction
  const meant = style === 'bold' || (narrow && STAIRS_STYLES.includes(style))
  const stairs = single && !meant ? STAIRS_COST : 0
  const widths = lines.map(({ inkBox }) => inkBox.width)
  const even = lines.length < 2 ? 1 : between(Math.min(...widths) / Math.max(...widths), EVEN_GOOD, EVEN_BAD)
  return Math.max(0, 0.5 * count + 0.3 * even + 0.2 * (hasWidow(headline) ? 0 : 1) - stairs)
}

function hasWidow({ lines }: TextLayer): boolean {
  if (lines.length < 2) return false
  const widest = Math.max(...lines.map(({ inkBox }) => inkBox.width))
  return lines.at(-1)!.inkBox.width < WIDOW_SHARE * widest
}
