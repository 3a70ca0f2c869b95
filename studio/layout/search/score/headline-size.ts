import type { AdStyle } from '#contract/choices.ts'
import { between, type View, withinBand } from './view.ts'
import { SHAPE_BANDS } from './shape-bands.ts'

/** Longer headlines are set smaller, by this power of their length: between a fixed measure (0) and a fixed area (.5). */
const LENGTH_POWER = 0.34
/** How loud a style speaks: giant type is bold's own, and a quiet voice clean's and corporate's. */
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

/** As large as it should be, never as large as it can be. */
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
