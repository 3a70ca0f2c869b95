import type { Box } from '#contract/ads/report.ts'
import type { Align } from '../block.ts'
import type { Face } from '../faces.ts'

/** A text set to lines at a size. Plain data, so that it can be stored and drawn again in another process. */
export interface SetText {
  /** The text as it was given. */
  text: string
  face: Face
  language: string
  direction: 'ltr' | 'rtl'
  align: Align
  sizePx: number
  trackingEm: number
  /** Baseline step in sizes: the requested one, or more if the ink of two lines would have met. */
  leading: number
  /** x = 0 is the left edge of the widest line's ink, y = 0 the first line's cap height. */
  lines: SetLine[]
  /** Union of the lines' ink. Its y is negative where accents rise over the cap height. */
  box: Box
  widthPx: number
  /** Distance from the first line's cap height to the last baseline. */
  heightPx: number
  capHeightPx: number
}

export interface SetLine {
  text: string
  /** Pen position for textAlign left. */
  x: number
  baseline: number
  inkBox: Box
  advancePx: number
}
