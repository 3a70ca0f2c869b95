import { type AdFormat, fileRulesOf, type Size } from '#contract/sizes.ts'
import type { Box } from '#contract/report.ts'
import { formatRulesOf } from './format-rules.ts'
import { type CanvasShape, isSmall, MARGINS, shapeOf } from './shape-rules.ts'
import { leastCapOf, type TypeScale, typeScale } from './type-scale.ts'

/** The canvas of one ad, with what its platform asks of text. Lengths in pixels. */
export interface Canvas extends TypeScale, Size {
  shape: CanvasShape
  /** The shorter side: sizes are shares of it. */
  side: number
  /** Text stays inside; where the platform covers a part, also everything else but scene. */
  safe: Box
  margin: number
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
  const { covered, buttonsAllowed, leastCapPx, textShareMax } = formatRulesOf(format)
  const side = Math.min(widthPx, heightPx)
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
    ...typeScale(leastCapPx ?? leastCapOf(side)),
    isCovered,
    isSmall: isSmall(size),
    isLow: shape === 'banner' || shape === 'small-banner',
    buttonsAllowed,
    textShareMax,
  }
}
