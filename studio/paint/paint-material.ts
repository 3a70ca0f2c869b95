import type { Layout, MaterialLayer } from '../layout/layout.ts'
import { materialTile } from './material-tile.ts'
import type { Context } from './surface.ts'

/** Tiles of the material side by side over its box. */
export function paintMaterial(ctx: Context, { box, ...layer }: MaterialLayer, layout: Layout): void {
  const tile = materialTile(layer.material, layout.seed % 4)
  const [width, height] = layer.tilePx
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  ctx.globalAlpha = layer.strength
  ctx.globalCompositeOperation = layer.blend
  // Enlarged, a grain has no edges that the good sampling would keep.
  ctx.imageSmoothingQuality = 'low'
  for (let y = box.y; y < box.y + box.height; y += height) {
    for (let x = box.x; x < box.x + box.width; x += width) ctx.drawImage(tile, x, y, width, height)
  }
  ctx.restore()
}
