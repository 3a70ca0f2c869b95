import { type AdFormat, fileRulesOf, formatRowOf, type Size } from '#contract/sizes.ts'
import type { Box } from '#contract/ads/report.ts'
import { type CanvasShape, isSmall, MARGINS, shapeOf } from './shape-rules.ts'

/** The canvas of one ad, with what its platform asks of text. Lengths in pixels. */
export interface Canvas extends Size {
  shape: CanvasShape
  /** The shorter side. Sizes are shares of it. */
  side: number
  /** Text stays inside. Where the platform covers a part, so does everything else but the scene. */
  safe: Box
  margin: number
  /** Smallest size at which running text is set, and the smallest that any text may have. */
  smallText: number
  floorText: number
  /** Smallest height of a capital. */
  minCapPx: number
  /** Height that was taken from the foot. Lines that follow from the height keep to the whole canvas. */
  takenFootPx: number
  /** Line on which what runs off the foot ends: that of the canvas, or where a sign-off's plane begins. */
  footEdgePx: number
  /** The platform lays bars of its own over the top and the foot. */
  isCovered: boolean
  /** The ad shows fewer words instead of smaller ones. */
  isSmall: boolean
  /** All of the ad stands about one line. */
  isLow: boolean
  buttonsAllowed: boolean
  /** Largest share of the area that may be text. Undefined if the platform has no such rule. */
  textShareMax: number | undefined
}

/** Share of the shorter side that text keeps from the edge, and the smallest distance in px. */
const SAFE_INSET = { share: 0.04, minPx: 6 }

export function makeCanvas(format: AdFormat): Canvas {
  const { widthPx, heightPx } = fileRulesOf(format)
  const size: Size = { widthPx, heightPx }
  const side = Math.min(widthPx, heightPx)
  const { covered, buttonsAllowed = true, minCapPx: capPx = minCapOf(side), textShareMax } = formatRowOf(format) ?? {}
  const inset = Math.max(SAFE_INSET.minPx, Math.ceil(SAFE_INSET.share * side))
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
    footEdgePx: heightPx,
    minCapPx: capPx,
    floorText: Math.ceil((2 * capPx) / CAP_OF_NARROWEST) / 2,
    smallText: Math.max(MIN_RUNNING_PX, capPx / CAP_OF_RUNNING),
    isCovered,
    isSmall: isSmall(size),
    isLow: shape === 'banner' || shape === 'small-banner',
    buttonsAllowed,
    textShareMax,
  }
}

/** Smallest cap height in shares of the canvas's shorter side, with its bounds in px. */
const MIN_CAP = { share: 1 / 60, minPx: 7, maxPx: 18 }
/**
 * A cap height is about .7 of the size in the text faces, and .66 in the narrowest. Running text is aimed a step
 * higher.
 */
const CAP_OF_NARROWEST = 0.66
const CAP_OF_RUNNING = 0.6
/** Smallest running text on any canvas. */
const MIN_RUNNING_PX = 12.5

export function minCapOf(shorterSidePx: number): number {
  return Math.min(MIN_CAP.maxPx, Math.max(MIN_CAP.minPx, MIN_CAP.share * shorterSidePx))
}
