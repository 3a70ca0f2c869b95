import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'

export interface BrushTip {
  kind: Stroke['kind']
  /** Radius as a fraction of the photo's longer side. */
  radius: number
}

interface Overlay {
  strokes: readonly Stroke[]
  cursor: Stroke['points'][number] | undefined
  brush: BrushTip
}

const LONGEST_PX = 2400

/** Draws the pending strokes and the brush: a ring that is visible on light and dark, with a bar if it removes. */
export function drawOverlay(canvas: HTMLCanvasElement, { strokes, cursor, brush }: Overlay): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  // Zoomed in on a high-density screen, it would take more memory than a phone has.
  const scale = Math.min(window.devicePixelRatio || 1, LONGEST_PX / Math.max(width, height, 1))
  canvas.width = width * scale
  canvas.height = height * scale
  context.scale(scale, scale)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const longer = Math.max(width, height)
  for (const { kind, radius, points } of strokes) {
    context.strokeStyle = COLORS[kind]
    context.lineWidth = 2 * radius * longer
    context.beginPath()
    points.forEach(([x, y], k) =>
      k === 0 ? context.moveTo(x * width, y * height) : context.lineTo(x * width, y * height),
    )
    if (points.length === 1) context.lineTo(points[0]![0] * width + 0.01, points[0]![1] * height)
    context.stroke()
  }
  if (!cursor) return
  const [x, y] = [cursor[0] * width, cursor[1] * height]
  const radius = Math.max(3, brush.radius * longer)
  for (const [color, lineWidth] of [['#17181b', 3.5] as const, ['#ffffff', 1.5] as const]) {
    context.strokeStyle = color
    context.lineWidth = lineWidth
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.moveTo(x - 4, y)
    context.lineTo(x + 4, y)
    if (brush.kind === 'keep') {
      context.moveTo(x, y - 4)
      context.lineTo(x, y + 4)
    }
    context.stroke()
  }
}

/**
 * Colors that are distinct for people who do not tell red from green, too; the brush's plus or minus means the same.
 */
const COLORS = { keep: 'rgb(20 130 230 / 55%)', remove: 'rgb(230 60 20 / 55%)' }
