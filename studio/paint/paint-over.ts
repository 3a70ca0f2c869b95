import type { Box } from '#contract/ads/report.ts'
import type { Layout, BackdropLayer } from '../layers/layout.ts'
import { paintWindowLight } from './paint-light.ts'
import { paintMaterial } from './paint-material.ts'
import { paintRays } from './paint-rays.ts'
import type { BackdropField } from './backdrop-field.ts'
import { type Context, enlargeSmooth, newSurface, placeExactly, release } from './surface.ts'

/** Share of the way from which what lies over the ground begins to show. It is all there from the whole way on. */
const OVER_FROM = 0.12

/**
 * Paints light and lines over a photo's ground, on a copy of what is seen of it (whole pixels; all by default). Only
 * what is far enough from the product is kept of that copy.
 */
export function paintOver(
  ctx: Context,
  { over, reach }: Pick<BackdropLayer, 'over' | 'reach'>,
  layout: Layout,
  { field: { columns, rows, area }, distance }: { field: BackdropField; distance: Float32Array },
  seen: Box = { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx },
): void {
  if (!over) return
  const { canvas, ctx: own } = newSurface(layout.widthPx, layout.heightPx)
  own.beginPath()
  own.rect(seen.x, seen.y, seen.width, seen.height)
  own.clip()
  placeExactly(own, ctx.canvas, 0, 0)
  for (const layer of over) {
    if (layer.kind === 'window-light') paintWindowLight(own, layer)
    else if (layer.kind === 'rays') paintRays(own, layer)
    else paintMaterial(own, layer, layout)
  }
  const { canvas: mask, ctx: small } = newSurface(columns, rows)
  const image = small.createImageData(columns, rows)
  for (let at = 0; at < columns * rows; at += 1) {
    const share = Math.min(1, Math.max(0, (distance[at]! / reach - OVER_FROM) / (1 - OVER_FROM)))
    image.data[at * 4 + 3] = Math.round(255 * share * share * (3 - 2 * share))
  }
  small.putImageData(image, 0, 0)
  const faint = boundsOf(image.data, columns)
  if (faint) {
    const [cellX, cellY] = [area.width / columns, area.height / rows]
    // The mask changes nothing beyond it. A cell's color reaches half a cell into its neighbors.
    own.beginPath()
    own.rect(
      Math.floor(area.x + (faint.x - 1) * cellX),
      Math.floor(area.y + (faint.y - 1) * cellY),
      Math.ceil((faint.width + 2) * cellX),
      Math.ceil((faint.height + 2) * cellY),
    )
    own.clip()
    own.globalCompositeOperation = 'destination-in'
    enlargeSmooth(own, mask, area)
  }
  placeExactly(ctx, canvas, 0, 0)
  release(canvas)
  release(mask)
}

/** Returns the box of the pixels of a picture (RGBA) that anything can be seen through. */
function boundsOf(data: Uint8ClampedArray, columns: number): Box | undefined {
  let [left, top, right, bottom] = [columns, Number.POSITIVE_INFINITY, -1, -1]
  for (let at = 0; at < data.length / 4; at += 1) {
    if (data[at * 4 + 3] === 255) continue
    const [column, row] = [at % columns, Math.floor(at / columns)]
    left = Math.min(left, column)
    right = Math.max(right, column)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
