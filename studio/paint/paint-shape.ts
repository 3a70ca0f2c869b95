import type { Layout, ShapeLayer } from '../layout/layout.ts'
import { shapeBounds } from '../layout/shape-bounds.ts'
import { type Context, fillStyle, paintSoft, tracePath } from './surface.ts'

/** A plane, disc, pill, rule, badge or light: every flat thing in an ad. */
export function paintShape(ctx: Context, layer: ShapeLayer, layout: Layout): void {
  if (layer.blurPx) {
    ctx.save()
    clip(ctx, layer, layout)
    const { opacity, blend, blurPx } = layer
    const bounds = shapeBounds(layer.shape) ?? { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx }
    paintSoft(ctx, { bounds, blurPx, opacity, blend }, (small) => drawShape(small, layer, layout))
    ctx.restore()
    return
  }
  ctx.save()
  clip(ctx, layer, layout)
  ctx.globalAlpha = layer.opacity ?? 1
  ctx.globalCompositeOperation = layer.blend ?? 'source-over'
  drawShape(ctx, layer, layout)
  ctx.restore()
}

function clip(ctx: Context, layer: ShapeLayer, layout: Layout): void {
  if (!layer.clip) return
  tracePath(ctx, layer.clip, layout)
  ctx.clip()
}

function drawShape(ctx: Context, layer: ShapeLayer, layout: Layout): void {
  tracePath(ctx, layer.shape, layout)
  if (layer.fill) {
    ctx.fillStyle = fillStyle(ctx, layer.fill)
    ctx.fill()
  }
  if (layer.stroke) {
    ctx.strokeStyle = layer.stroke.color
    ctx.lineWidth = layer.stroke.widthPx
    ctx.stroke()
  }
}
