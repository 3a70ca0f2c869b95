import { type AdFormat, fileRulesOf, formatRowOf, type Size } from '#contract/sizes.ts'
import type { Box } from '#contract/report.ts'
import { type CanvasShape, isSmall, MARGINS, shapeOf } from './shape-rules.ts'

/** The canvas of one ad, with what its platform asks of text. Lengths in pixels. */
export interface Canvas extends Size {
  shape: CanvasShape
  /** The shorter side: sizes are shares of it. */
  side: number
  /** Text stays inside; where the platform covers a part, also everything else but scene. */
  safe: Box
  margin: number
  /** Smallest size at which running text is set, and the smallest that any text may have. */
  smallText: number
  floorText: number
  /** No capital is lower than this. */
  leastCapPx: number
  /** What was taken from its foot: lines that follow from the height keep to the whole canvas. */
  takenFootPx: number
  /** Whether the platform lays bars of its own over the top and the foot. */
  isCovered: boolean
  /** It says less instead of saying it smaller. */
  isSmall: boolean
  /** All of it stands about one line. */
  isLow: boolean
  buttonsAllowed: boolean
  /** At most this share of the area may be text; undefined where nobody asks. */
  textShareMax: number | undefined
}

/** Text keeps this share of the shorter side from the edge, and at least so many px. */
const SAFE_INSET = { share: 0.04, leastPx: 6 }

export function makeCanvas(format: AdFormat): Canvas {
  const { widthPx, heightPx } = fileRulesOf(format)
  const size: Size = { widthPx, heightPx }
  const side = Math.min(widthPx, heightPx)
  const { covered, buttonsAllowed = true, leastCapPx = leastCapOf(side), textShareMax } = formatRowOf(format) ?? {}
  const inset = Math.max(SAFE_INSET.leastPx, Math.ceil(SAFE_INSET.share * side))
  const [top, foot] = [covered?.topPx ?? inset, covered?.footPx ?? inset]
  const isCovered = covered !== undefined
  const shape = shapeOf(size, isCovered)
  return {
    ...size,
    shape,
    side,
    safe: { x: inset, y: top, width: widthPx - 2 * inset, height: heightPx - top - foot },
    margin: Math.round(MARGINS[shape] * side),
    takenFootPx: 0,
    leastCapPx,
    floorText: Math.ceil((2 * leastCapPx) / CAP_OF_NARROWEST) / 2,
    smallText: Math.max(RUNNING_LEAST_PX, leastCapPx / CAP_OF_RUNNING),
    isCovered,
    isSmall: isSmall(size),
    isLow: shape === 'banner' || shape === 'small-banner',
    buttonsAllowed,
    textShareMax,
  }
}

/** The least cap height, in shares of the canvas's shorter side and at least and at most in px. */
const LEAST_CAP = { share: 1 / 60, leastPx: 7, mostPx: 18 }
/** A cap height is about .7 of the size in the text faces, and .66 in the narrowest; running text is aimed a step higher. */
const CAP_OF_NARROWEST = 0.66
const CAP_OF_RUNNING = 0.6
/** Running text is no smaller on any canvas. */
const RUNNING_LEAST_PX = 12.5

export function leastCapOf(shorterSidePx: number): number {
  return Math.min(LEAST_CAP.mostPx, Math.max(LEAST_CAP.leastPx, LEAST_CAP.share * shorterSidePx))
}
