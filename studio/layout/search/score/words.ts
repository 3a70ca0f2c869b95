import type { AdStyle } from '#contract/choices.ts'
import { between, type View, withinBand } from './view.ts'
import { SHAPE_BANDS } from './shape-bands.ts'
import type { TextLayer } from '../../../layers/layout.ts'
import { WIDOW_SHARE } from '../../../type/lines/balance.ts'

/**
 * Longer headlines are set smaller, by this power of their length: between a fixed measure (0) and a fixed area (.5).
 */
const LENGTH_POWER = 0.34
/** Loudness of each style: giant type is bold's own, and a quiet voice clean's and corporate's. */
const VOICE: Record<AdStyle, number> = {
  clean: 1.08,
  bold: 1.55,
  luxury: 1.32,
  playful: 1.25,
  corporate: 1.02,
  modern: 1.42,
}
/** Letters all of one wide measure fill a line sooner; at the same size they look larger than they are. */
const MONO_VOICE = 0.78
/** The band about the size that is looked for, and how much beyond it is as bad as can be. */
const BAND = [0.82, 1.24] as const
const TIMES = 1.9
/** A line of a quiet style that runs over more of the canvas than this has been made as large as it can be. */
const LINE_SHARE = { quiet: [0.84, 0.93], loud: [0.9, 0.97] } as const

/** Scores a headline that is as large as it should be, never as large as it can be. */
export function scoreHeadlineSize(view: View): number {
  const { canvas, layout } = view
  const headline = view.texts.find(({ part }) => part === 'headline')
  if (!headline) return 0
  const { style, type } = layout.direction
  const letters = Math.max(6, [...headline.text.replaceAll(/\s/gu, '')].length)
  const voice = VOICE[style] * (type.display.family === 'jetbrains-mono' ? MONO_VOICE : 1)
  const wanted = SHAPE_BANDS[canvas.shape].letters * canvas.side * voice * (17 / letters) ** LENGTH_POWER
  const size = withinBand(headline.sizePx / wanted, BAND, TIMES)
  if (canvas.isLow) return size
  const [good, bad] = style === 'bold' || style === 'playful' ? LINE_SHARE.loud : LINE_SHARE.quiet
  return 0.75 * size + 0.25 * between(headline.box.width / canvas.widthPx, good, bad)
}

/** Size of the price against the words of the action: the offer is louder than the invitation. */
const PRICE_OVER_ACTION_GOOD = 1.1
const PRICE_OVER_ACTION_BAD = 0.75

/** Scores sizes that show in which order to look: message, product, offer, action. */
export function scoreHierarchy(view: View): number {
  const { texts, canvas } = view
  const bands = SHAPE_BANDS[canvas.shape]
  const size = (role: TextLayer['part']) => texts.find((text) => text.part === role)?.sizePx
  const headline = size('headline')
  if (!headline) return 0.4
  const others = texts.filter(({ part }) => part === 'name' || part === 'support' || part === 'proof')
  const second = Math.max(0, ...others.map(({ sizePx }) => sizePx))
  const scores = second > 0 ? [withinBand(headline / second, bands.lead, 1.8)] : []
  const price = size('price') ?? size('badge')
  const action = size('call-to-action')
  if (price) scores.push(withinBand(price / headline, bands.price, 1.8))
  if (price && action) scores.push(between(price / action, PRICE_OVER_ACTION_GOOD, PRICE_OVER_ACTION_BAD))
  if (action) scores.push(between(action / headline, 0.62, 0.95))
  return scores.reduce((sum, value) => sum + value, 0) / Math.max(1, scores.length)
}

/** Lines of a headline: up to three are taken in at a glance; each one more costs this much. */
const LINES_GOOD = 3
const LINE_COST = 0.22
/** Lines of a headline beside a tall product, where a narrow column of four is how it is done. */
const LINES_GOOD_NARROW = 4
/** The shortest line against the longest, below which the block looks torn. */
const EVEN_GOOD = 0.62
const EVEN_BAD = 0.3
/**
 * Cost of lines of one word each, from three on: they are a list and no sentence. They are bold's own, and beside a
 * tall product these styles' too.
 */
const STAIRS_COST = 0.25
const STAIRS_STYLES: readonly AdStyle[] = ['playful', 'modern']

/** Scores lines of like length, with no word left behind and no stairs of single words. */
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
  const maxLines = narrow ? LINES_GOOD_NARROW : LINES_GOOD
  const count = Math.max(0, 1 - LINE_COST * Math.max(0, lines.length - maxLines))
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
