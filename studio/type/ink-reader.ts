import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { COLUMN_EM, type Ink, NO_INK } from './ink.ts'
import { createStyler, type LineStyle, UNHINTED_SLANT } from './lines/line-style.ts'

/** Fainter than this is the haze of an antialiased edge that no eye sees. */
const FAINT_ALPHA = 12
/** Marks heaped on one letter rise out of the box that the context reports. */
const MARK = /\p{M}/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Bidi_Control}]/u
const SIZE_PX = 1 / COLUMN_EM
/** Room on both sides for what reaches over the advance width: swashes, tracking, emoji. */
const MARGIN_PX = 0.4 * SIZE_PX
/** The context's box is that of the font's default weight: .07 em too low for the stems of Cormorant 500. */
const BOX_ERROR_PX = 0.25 * SIZE_PX
/**
 * Reading pixels copies the whole canvas, so letters, short lines and long ones have canvases of their own. The last is
 * 85 em wide: more than the longest line on any format at its smallest size.
 */
const CANVAS_WIDTHS_PX = [256, 1024, 8192] as const
const WIDEST_PX = CANVAS_WIDTHS_PX[2]
/** The distance that letters reach above the baseline (the stacked marks of Vietnamese and Thai), and below it. */
export const ABOVE_EM = 1.5
export const BELOW_EM = 0.75
const BASELINE_PX = ABOVE_EM * SIZE_PX
const CANVAS_HEIGHT_PX = (ABOVE_EM + BELOW_EM) * SIZE_PX

/**
 * Creates a function that reads ink from pixels: the context's own bounding boxes are rounded outwards, by up to 2% of
 * the size, which shows where large and small type share an edge.
 */
export function createInkReader(): (text: string, style: LineStyle, trackingEm: number) => Ink {
  const canvases = new Map<number, ReturnType<typeof newCanvas>>()
  const canvasFor = (widthPx: number) => {
    const canvasWidth = CANVAS_WIDTHS_PX.find((width) => width >= widthPx) ?? WIDEST_PX
    const canvas = canvases.get(canvasWidth) ?? newCanvas(canvasWidth)
    canvases.set(canvasWidth, canvas)
    return canvas
  }
  return (text, style, trackingEm) => {
    const ruler = canvasFor(0)
    ruler.applyStyle(style, trackingEm)
    const area = areaOf(ruler.ctx, text, style)
    if (area.height <= 0) return NO_INK
    const { ctx, applyStyle } = canvasFor(area.width)
    applyStyle(style, trackingEm)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, area.y, area.width, area.height)
    ctx.setTransform(1, 0, UNHINTED_SLANT, 1, area.pen, BASELINE_PX)
    ctx.fillText(text, 0, 0)
    const { data } = ctx.getImageData(0, area.y, area.width, area.height)
    return findEdges(data, area) ?? NO_INK
  }
}

function newCanvas(widthPx: number) {
  const ctx = createCanvas(widthPx, CANVAS_HEIGHT_PX).getContext('2d')
  return { ctx, applyStyle: createStyler(ctx, SIZE_PX) }
}

/** Whole pixels of the canvas that the text may touch, and the position of its pen. */
interface Area {
  y: number
  width: number
  height: number
  pen: number
}

function areaOf(ctx: SKRSContext2D, text: string, { stack, direction }: LineStyle): Area {
  const metrics = ctx.measureText(text)
  const width = Math.min(WIDEST_PX, Math.ceil(metrics.width + 2 * MARGIN_PX))
  const pen = Math.round(MARGIN_PX)
  // The context's box leaves out parts of a text in several fonts or directions; for one font it is about right.
  if (!stack.single || direction === 'rtl' || RIGHT_TO_LEFT.test(text) || MARK.test(text)) {
    return { y: 0, width, height: CANVAS_HEIGHT_PX, pen }
  }
  const top = Math.max(0, Math.floor(BASELINE_PX - metrics.actualBoundingBoxAscent - BOX_ERROR_PX))
  const bottom = Math.min(CANVAS_HEIGHT_PX, Math.ceil(BASELINE_PX + metrics.actualBoundingBoxDescent + BOX_ERROR_PX))
  return { y: top, width, height: bottom - top, pen }
}

function findEdges(data: Uint8ClampedArray, { y, width, height, pen }: Area): Ink | undefined {
  const tops = new Float32Array(width).fill(Number.NaN)
  const bottoms = new Float32Array(width).fill(Number.NaN)
  const columns = new Uint8Array(width)
  const rows = new Uint8Array(height)
  for (let row = 0, at = 3; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 4) {
      const alpha = data[at]!
      if (alpha < FAINT_ALPHA) continue
      if (Number.isNaN(tops[column]!)) tops[column] = row
      bottoms[column] = row + 1
      if (alpha > columns[column]!) columns[column] = alpha
      if (alpha > rows[row]!) rows[row] = alpha
    }
  }
  const across = findExtent(columns)
  const down = findExtent(rows)
  if (!across || !down) return undefined
  const inEm = (row: number) => (row + y - BASELINE_PX) / SIZE_PX
  return {
    left: (across.from - pen) / SIZE_PX,
    right: (across.to - pen) / SIZE_PX,
    top: inEm(down.from),
    bottom: inEm(down.to),
    tops: tops.slice(across.first, across.last + 1).map(inEm),
    bottoms: bottoms.slice(across.first, across.last + 1).map(inEm),
  }
}

/**
 * Finds the extent from the strongest alpha of each row (or column): an edge pixel counts by its share of its inner
 * neighbour.
 */
function findExtent(strengths: Uint8Array) {
  const first = strengths.findIndex((alpha) => alpha > 0)
  if (first < 0) return undefined
  const last = strengths.findLastIndex((alpha) => alpha > 0)
  const share = (edge: number, inner: number) => Math.min(1, strengths[edge]! / (strengths[inner] || 255))
  return { first, last, from: first + 1 - share(first, first + 1), to: last + share(last, last - 1) }
}
