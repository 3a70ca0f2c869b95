import type { Box } from '#contract/ads/report.ts'
import type { TextLayer } from '../layers/layout.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { Context } from './surface.ts'

/** Paints a run of text of the layout, with a line through it for an old price. */
export function paintText(ctx: Context, layer: TextLayer, typesetter: Typesetter): void {
  const { box } = layer
  ctx.save()
  if (layer.rotation !== 0) {
    const cx = box.x + box.width / 2
    const cy = box.y + box.height / 2
    ctx.translate(cx, cy)
    ctx.rotate((layer.rotation * Math.PI) / 180)
    ctx.translate(-cx, -cy)
  }
  typesetter.drawText(ctx, layer, { x: layer.x, y: layer.y, color: layer.color })
  if (layer.strike) {
    const line = strikeOf(layer)
    ctx.fillStyle = layer.color
    ctx.fillRect(line.x, line.y, line.width, line.height)
  }
  ctx.restore()
}

/** Returns the line through an old price. */
export function strikeOf({ box, sizePx }: TextLayer): Box {
  const overshoot = sizePx * 0.08
  return {
    x: box.x - overshoot,
    y: box.y + box.height * 0.48,
    width: box.width + 2 * overshoot,
    height: Math.max(1, sizePx * 0.07),
  }
}
