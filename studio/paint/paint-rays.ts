import { withAlpha } from '../color/oklch.ts'
import type { RaysLayer } from '../layers/layout.ts'
import type { Context } from './surface.ts'

/** Share of a ray that is left at the end of its reach, which lies outside of the canvas. */
const END_ALPHA = 0.35

/** Paints wedges of light from one point, every second one left out, fading outwards. */
export function paintRays(ctx: Context, layer: RaysLayer): void {
  const [cx, cy] = layer.center
  // The fade is between two colors: with a third it would take twice the time.
  const fade = ctx.createRadialGradient(cx, cy, 0, cx, cy, layer.reachPx)
  fade.addColorStop(0, withAlpha(layer.color, 1))
  fade.addColorStop(1, withAlpha(layer.color, END_ALPHA))
  ctx.save()
  ctx.globalAlpha = layer.opacity
  ctx.fillStyle = fade
  ctx.beginPath()
  const wedge = Math.PI / layer.count
  const start = (layer.rotation * Math.PI) / 180
  for (let ray = 0; ray < layer.count; ray += 1) {
    const angle = start + ray * 2 * wedge
    ctx.moveTo(cx, cy)
    ctx.lineTo(cx + layer.reachPx * Math.cos(angle), cy + layer.reachPx * Math.sin(angle))
    ctx.lineTo(cx + layer.reachPx * Math.cos(angle + wedge), cy + layer.reachPx * Math.sin(angle + wedge))
    ctx.closePath()
  }
  ctx.fill()
  ctx.restore()
}
