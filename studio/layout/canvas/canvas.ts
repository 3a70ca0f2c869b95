import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Box } from '#contract/report.ts'
import { FORMAT_RULES } from './format-rules.ts'
import { type CanvasShape, SHAPE_RULES } from './shape-rules.ts'
import { leastCapOf, type TypeScale, typeScale } from './type-scale.ts'

/** The canvas of one format, with what its platform asks of text. Lengths in pixels. */
export interface Canvas extends TypeScale {
  format: FormatId
  shape: CanvasShape
  widthPx: number
  heightPx: number
  /** The shorter side: sizes are shares of it. */
  side: number
  /** Text stays inside; where the platform covers a part, also everything else but scene. */
  safe: Box
  margin: number
  /** Whether the platform lays bars of its own over the top and the foot. */
  isCovered: boolean
  /** See SHAPE_RULES. */
  isSmall: boolean
  buttonsAllowed: boolean
  /** At most this share of the area may be text; undefined where nobody asks. */
  textShareMax: number | undefined
}

/** Text keeps this share of the shorter side from the edge, and at least so many px. */
const SAFE_INSET = { share: 0.04, leastPx: 6 }

export function makeCanvas(format: FormatId): Canvas {
  const { widthPx, heightPx } = getFormat(format)
  const { shape, covered, buttonsAllowed, leastCapPx, textShareMax } = FORMAT_RULES[format]
  const side = Math.min(widthPx, heightPx)
  const inset = Math.max(SAFE_INSET.leastPx, Math.ceil(SAFE_INSET.share * side))
  const [top, foot] = [covered?.topPx ?? inset, covered?.footPx ?? inset]
  const { marginPx, isSmall } = SHAPE_RULES[shape]
  return {
    format,
    shape,
    widthPx,
    heightPx,
    side,
    safe: { x: inset, y: top, width: widthPx - 2 * inset, height: heightPx - top - foot },
    margin: marginPx(side),
    ...typeScale(leastCapPx ?? leastCapOf(side)),
    isCovered: covered !== undefined,
    isSmall,
    buttonsAllowed,
    textShareMax,
  }
}
