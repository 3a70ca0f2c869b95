import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import { grow, linesOf } from '../layers/box.ts'
import type { Layout, MaterialLayer } from '../layers/layout.ts'
import { materialTile } from './material-tile.ts'
import { type Context, enlargeSmooth, newSurface, placeExactly, release, tracePath } from './surface.ts'

/** Paints tiles of the material side by side over its box. Lines of its own step back behind the words. */
export function paintMaterial(ctx: Context, layer: MaterialLayer, layout: Layout): void {
  const { box, quiet } = layer
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  if (layer.clip) {
    tracePath(ctx, layer.clip, layout)
    ctx.clip()
  }
  ctx.globalAlpha = layer.strength
  ctx.globalCompositeOperation = layer.blend
  if (quiet === undefined) {
    layTiles(ctx, layer, box, layout)
  } else {
    const area = wholePixels(box, layout)
    const { canvas, ctx: own } = newSurface(area.width, area.height)
    own.translate(-area.x, -area.y)
    layTiles(own, layer, area, layout)
    hush(own, area, { layout, lines: layer.hushed ?? linesOf(layout.layers) }, 1 - quiet)
    placeExactly(ctx, canvas, area.x, area.y)
    release(canvas)
  }
  ctx.restore()
}

/** Number of tiles of each material: ads differ by what lies on the wall, not by its grain. */
const VARIANTS = 2

function layTiles(
  ctx: Context,
  { material, box, tilePx: [width, height] }: MaterialLayer,
  area: Box,
  { seed }: Layout,
) {
  const tile = materialTile(material, seed % VARIANTS)
  // An enlarged grain has no edges that the good sampling would keep.
  ctx.imageSmoothingQuality = 'low'
  for (let y = box.y; y < bottom(area); y += height) {
    for (let x = box.x; x < right(area); x += width) ctx.drawImage(tile, x, y, width, height)
  }
}

function wholePixels(box: Box, { widthPx, heightPx }: Layout): Box {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  return {
    x,
    y,
    width: Math.max(1, Math.min(widthPx, Math.ceil(right(box))) - x),
    height: Math.max(1, Math.min(heightPx, Math.ceil(bottom(box))) - y),
  }
}

/** Scale of the mask against the canvas. It can be that small because it has no edges. */
const MASK_SCALE = 1 / 12

/** Takes a share of what is painted away behind the words, and less and less of it beyond. */
function hush(
  ctx: Context,
  area: Box,
  { layout, lines }: { layout: Layout; lines: readonly Box[] },
  share: number,
): void {
  const side = Math.min(layout.widthPx, layout.heightPx)
  const hushed = lines.map((line) => grow(line, 0.035 * side))
  const blurPx = 0.03 * side
  const { canvas: sharp, ctx: draw } = newSurface(area.width * MASK_SCALE, area.height * MASK_SCALE)
  draw.scale(sharp.width / area.width, sharp.height / area.height)
  draw.translate(-area.x, -area.y)
  for (const { x, y, width, height } of hushed) draw.fillRect(x, y, width, height)
  const { canvas: mask, ctx: soft } = newSurface(sharp.width, sharp.height)
  soft.filter = `blur(${(blurPx * MASK_SCALE).toFixed(2)}px)`
  soft.drawImage(sharp, 0, 0)
  ctx.save()
  // Enlarging costs by the pixel, and far from the words the mask is empty.
  ctx.beginPath()
  for (const { x, y, width, height } of hushed.map((box) => grow(box, 4 * blurPx))) ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.globalAlpha = share
  ctx.globalCompositeOperation = 'destination-out'
  enlargeSmooth(ctx, mask, area)
  ctx.restore()
  release(sharp)
  release(mask)
}
