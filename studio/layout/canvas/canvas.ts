import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Box } from '#contract/report.ts'

/** The four shapes of canvas that every family is composed for. */
export type CanvasShape = 'square' | 'portrait' | 'rectangle' | 'banner'

/** The canvas of one format, with what its platform asks of text. Lengths in pixels. */
export interface Canvas {
  format: FormatId
  shape: CanvasShape
  widthPx: number
  heightPx: number
  /** The shorter side: sizes are shares of it. */
  side: number
  /** Text stays inside; on a story also everything else but scene. */
  safe: Box
  margin: number
  /** Smallest size at which running text is set, and the smallest that any text may have. */
  smallText: number
  floorText: number
  /** No capital is lower than this. */
  leastCapPx: number
  /** Facebook and Instagram ban pictures of buttons: there the call to action is a label or a ribbon. */
  buttonsAllowed: boolean
}

/** The top 270 px and the bottom 384 px of a story belong to the platform. */
const STORY_TOP_PX = 270
const STORY_BOTTOM_PX = 384

export function makeCanvas(format: FormatId): Canvas {
  const { widthPx, heightPx } = getFormat(format)
  const side = Math.min(widthPx, heightPx)
  const shape = canvasShape(widthPx, heightPx)
  const inset = Math.max(6, Math.ceil(0.04 * side))
  const story = format === 'instagram_story'
  return {
    format,
    shape,
    widthPx,
    heightPx,
    side,
    safe: {
      x: inset,
      y: story ? STORY_TOP_PX : inset,
      width: widthPx - 2 * inset,
      height: heightPx - (story ? STORY_TOP_PX + STORY_BOTTOM_PX : 2 * inset),
    },
    margin: shape === 'banner' ? 20 : Math.round((shape === 'rectangle' ? 0.064 : 0.074) * side),
    ...textSizes(widthPx),
    buttonsAllowed: !format.startsWith('facebook') && !format.startsWith('instagram'),
  }
}

function canvasShape(widthPx: number, heightPx: number): CanvasShape {
  const aspect = widthPx / heightPx
  if (aspect > 3) return 'banner'
  if (aspect < 0.7) return 'portrait'
  return widthPx < 400 ? 'rectangle' : 'square'
}

/**
 * Cap heights of at least 7, 12 and 18 px (aim 9, 16 and 24): a cap height is about .7 of the size in the text faces, and
 * .66 in the narrowest.
 */
function textSizes(widthPx: number): { smallText: number; floorText: number; leastCapPx: number } {
  if (widthPx === 300 || widthPx === 728) return { smallText: 12.5, floorText: 11, leastCapPx: 7 }
  if (widthPx === 600) return { smallText: 20, floorText: 18.5, leastCapPx: 12 }
  return { smallText: 30, floorText: 27.5, leastCapPx: 18 }
}
