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
    ctx.fillStyle = layer.color
    const overshoot = layer.sizePx * 0.08
    ctx.fillRect(
      box.x - overshoot,
      box.y + box.height * 0.48,
      box.width + 2 * overshoot,
      Math.max(1, layer.sizePx * 0.07),
    )
  }
  ctx.restore()
}
