import type { ConfettiLayer, HalftoneLayer, Layout } from '../layers/layout.ts'
import { createRandom } from '../basics/random.ts'
import { type Context, tracePath } from './surface.ts'

/** The screen angle that printers use for black, so that rows of dots never lie along an edge of the ad. */
const SCREEN_ANGLE = (29 * Math.PI) / 180

/** Paints dots on a turned grid, largest at the edge and fading upwards from it. */
export function paintHalftone(ctx: Context, layer: HalftoneLayer, layout: Layout): void {
  const [[x1, y1], [x2, y2]] = layer.edge
  const length = Math.hypot(x2 - x1, y2 - y1)
  const reach = Math.hypot(layout.widthPx, layout.heightPx)
  ctx.save()
  if (layer.clip) {
    tracePath(ctx, layer.clip, layout)
    ctx.clip()
  }
  ctx.globalAlpha = layer.opacity
  ctx.fillStyle = layer.color
  for (let u = -reach; u < reach; u += layer.stepPx) {
    for (let v = -reach; v < reach; v += layer.stepPx) {
      const x = u * Math.cos(SCREEN_ANGLE) - v * Math.sin(SCREEN_ANGLE)
      const y = u * Math.sin(SCREEN_ANGLE) + v * Math.cos(SCREEN_ANGLE)
      if (x < 0 || y < 0 || x > layout.widthPx || y > layout.heightPx) continue
      const above = ((y1 - y) * (x2 - x1) - (x1 - x) * (y2 - y1)) / length
      if (above < -layer.stepPx || above > layer.fadePx) continue
      const strength = 0.62 * (1 - Math.max(0, above) / layer.fadePx) * (0.25 + (0.75 * x) / layout.widthPx)
      const radius = 0.72 * layer.stepPx * strength
      if (radius < 0.4) continue
      // Dot by dot: hundreds of circles as one path cost ten times as much.
      ctx.beginPath()
      ctx.arc(x, y, radius, 0, Math.PI * 2)
      ctx.fill()
    }
  }
  ctx.restore()
}

/** Paints short strokes and zigzags thrown over an area, none near a text. */
export function paintConfetti(ctx: Context, layer: ConfettiLayer, layout: Layout): void {
  const random = createRandom(layout.seed, 'confetti')
  const { area, strokePx } = layer
  ctx.save()
  ctx.lineWidth = strokePx
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (let piece = 0; piece < layer.count; piece += 1) {
    const x = area.x + random.next() * area.width
    const y = area.y + random.next() * area.height
    const angle = random.next() * Math.PI
    const zigzag = random.next() < 0.4
    ctx.strokeStyle = layer.colors[Math.floor(random.next() * layer.colors.length)]!
    const reach = strokePx * 3.4
    const blocked = layer.keepOut.some(
      (box) =>
        x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach && y < box.y + box.height + reach,
    )
    if (blocked) continue
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.beginPath()
    if (zigzag) {
      for (let corner = 0; corner < 4; corner += 1)
        ctx.lineTo((corner - 1.5) * strokePx * 1.5, (corner % 2 ? -1 : 1) * strokePx)
    } else {
      ctx.moveTo(-strokePx * 1.4, 0)
      ctx.lineTo(strokePx * 1.4, 0)
    }
    ctx.stroke()
    ctx.restore()
  }
  ctx.restore()
}
