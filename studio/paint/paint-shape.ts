import type { Layout, ShapeLayer } from '../layers/layout.ts'
import { fillBands, fillStrips } from './fill-bands.ts'
import { type Context, fillStyle, paintSoft, tracePath } from './surface.ts'
import { shapeBounds } from '../layers/box.ts'

/** Paints a plane, disc, pill, rule, badge or light: every flat thing in an ad. */
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
  if (!fillPlane(ctx, layer)) drawShape(ctx, layer, layout)
  ctx.restore()
}

/**
 * Fills a plane faster, if it can, and returns false if it could not. Planes that lie over everything else are most of
 * an ad's pixels.
 */
function fillPlane(ctx: Context, { shape, fill, stroke, opacity, blend, clip: outline }: ShapeLayer): boolean {
  if (shape.type !== 'rect' || shape.radius || !fill || stroke) return false
  if (fillStrips(ctx, shape.box, fill)) return true
  const plain = (opacity ?? 1) === 1 && (blend ?? 'source-over') === 'source-over' && !outline
  return plain && fillBands(ctx, shape.box, fill)
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
    if (layer.stroke.isRound) ctx.lineJoin = 'round'
    ctx.stroke()
  }
}
