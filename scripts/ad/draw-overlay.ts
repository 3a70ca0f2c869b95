import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { type Ad, layoutGuides } from '#studio/index.ts'
import { captionFont } from '../caption-font.ts'

const SAFE_COLOR = '#00a3ff'
const MARGIN_COLOR = '#ff00c8'
const BASELINE_COLOR = '#ff2d2d'
const PART_COLOR = '#00c853'
/** Share of the picture's shorter side. */
const LABEL_SIZE = 0.02
const LABEL_MIN_PX = 9

type Frame = ReturnType<typeof layoutGuides>['safe']

/**
 * Draws the guides of the composition over the ad: safe area (blue), margins (pink), parts with their names (green),
 * baselines (red). PNG.
 */
export async function drawGuides({ jpeg, layout }: Ad): Promise<Buffer> {
  const { widthPx, heightPx } = layout
  const canvas = createCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(jpeg), 0, 0)
  context.lineWidth = Math.max(1, Math.min(widthPx, heightPx) / 500)
  const { safe, inner, parts, baselines } = layoutGuides(layout)
  drawFrame(context, inner, MARGIN_COLOR)
  drawFrame(context, safe, SAFE_COLOR)
  context.strokeStyle = BASELINE_COLOR
  for (const [from, to] of baselines) {
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
  }
  const sizePx = Math.max(LABEL_MIN_PX, Math.round(LABEL_SIZE * Math.min(widthPx, heightPx)))
  context.font = captionFont(sizePx)
  for (const { part, box } of parts) {
    drawFrame(context, box, PART_COLOR)
    drawLabel(context, part, { x: box.x, y: box.y, sizePx })
  }
  return canvas.toBuffer('image/png')
}

function drawFrame(context: SKRSContext2D, { x, y, width, height }: Frame, color: string): void {
  context.strokeStyle = color
  context.strokeRect(x, y, width, height)
}

/** Draws a label on a plate above the corner of its box, or inside it at the picture's edge. */
function drawLabel(context: SKRSContext2D, text: string, at: { x: number; y: number; sizePx: number }): void {
  const { sizePx } = at
  const height = 1.3 * sizePx
  const x = Math.max(0, at.x)
  const y = at.y >= height ? at.y - height : Math.max(0, at.y)
  context.fillStyle = PART_COLOR
  context.fillRect(x, y, context.measureText(text).width + 0.6 * sizePx, height)
  context.fillStyle = '#000000'
  context.fillText(text, x + 0.3 * sizePx, y + sizePx)
}
