import type { GlassLayer, GrainLayer, Layout, MeshLayer, WindowLightLayer } from '../layers/layout.ts'
import { createRandom } from '../basics/random.ts'
import { withAlpha } from '../color/oklch.ts'
import { type Canvas, type Context, enlargeSmooth, newSurface, paintSoft, release, repeatTile } from './surface.ts'

/** Longer side of the little picture in which a mesh is mixed. */
const MESH_PX = 128

/** Paints soft blobs on a base. Grain belongs on top, or the wide gradients show steps. */
export function paintMesh(ctx: Context, layer: MeshLayer, layout: Layout): void {
  const mesh = meshCanvas(layer, layout)
  enlargeSmooth(ctx, mesh, { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx })
  release(mesh)
}

export function meshCanvas(
  layer: Pick<MeshLayer, 'base' | 'blobs'>,
  layout: Pick<Layout, 'widthPx' | 'heightPx'>,
): Canvas {
  const scale = MESH_PX / Math.max(layout.widthPx, layout.heightPx)
  const { canvas, ctx: small } = newSurface(layout.widthPx * scale, layout.heightPx * scale)
  const { width, height } = canvas
  small.fillStyle = layer.base
  small.fillRect(0, 0, width, height)
  for (const blob of layer.blobs) {
    small.save()
    small.translate(blob.x * width, blob.y * height)
    small.scale(blob.rx * width, blob.ry * height)
    const gradient = small.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, withAlpha(blob.color, 1))
    gradient.addColorStop(0.5, withAlpha(blob.color, 0.55))
    gradient.addColorStop(0.78, withAlpha(blob.color, 0.16))
    gradient.addColorStop(1, withAlpha(blob.color, 0))
    small.fillStyle = gradient
    small.fillRect(-1, -1, 2, 2)
    small.restore()
  }
  return canvas
}

const GRAIN_TILE_PX = 320
const grainTiles = new Map<number, Canvas>()

/** Paints film grain from one seeded tile. It hides the steps of 8-bit gradients, and costs most of a JPEG's bytes. */
export function paintGrain(ctx: Context, layer: GrainLayer, layout: Layout): void {
  ctx.save()
  ctx.globalAlpha = layer.strength
  ctx.globalCompositeOperation = layer.blend
  repeatTile(ctx, grainTile(layout.seed % 4))
  ctx.restore()
}

function grainTile(variant: number): Canvas {
  const known = grainTiles.get(variant)
  if (known) return known
  const random = createRandom(variant, 'grain')
  const { canvas, ctx } = newSurface(GRAIN_TILE_PX, GRAIN_TILE_PX)
  const image = ctx.createImageData(GRAIN_TILE_PX, GRAIN_TILE_PX)
  for (let offset = 0; offset < image.data.length; offset += 4) {
    // The sum of three draws is near enough to a normal distribution.
    const value = 128 + (random.next() + random.next() + random.next() - 1.5) * 110
    image.data[offset] = image.data[offset + 1] = image.data[offset + 2] = value
    image.data[offset + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  grainTiles.set(variant, canvas)
  return canvas
}

/** Paints daylight through a window, falling across the wall from the upper left. */
export function paintWindowLight(ctx: Context, layer: WindowLightLayer): void {
  const { box, columns, rows, shear } = layer
  // The shear carries the panes sideways by up to half its share of the height.
  const reach = Math.abs(shear) * box.height
  const bounds = { x: box.x - reach, y: box.y, width: box.width + 2 * reach, height: box.height }
  paintSoft(
    ctx,
    { bounds, blurPx: layer.blurPx, opacity: layer.opacity, blend: layer.blend ?? 'soft-light' },
    (small) => {
      const gap = 0.035 * box.width
      const paneWidth = (box.width - gap * (columns - 1)) / columns
      const paneHeight = (box.height - gap * (rows - 1)) / rows
      small.transform(1, 0, -shear, 1, box.x + shear * box.height * 0.5, box.y)
      small.fillStyle = '#fffdf2'
      for (let column = 0; column < columns; column += 1) {
        for (let row = 0; row < rows; row += 1) {
          small.fillRect(column * (paneWidth + gap), row * (paneHeight + gap), paneWidth, paneHeight)
        }
      }
    },
  )
}

/** Paints a frosted bar: the picture behind it at a tenth of its size, blurred, then a tint and a rim of light. */
export function paintGlass(ctx: Context, layer: GlassLayer, layout: Layout): void {
  const { box } = layer
  const { canvas: behind, ctx: small } = newSurface(box.width / 10, box.height / 10)
  small.filter = 'blur(2px)'
  small.drawImage(ctx.canvas, box.x, box.y, box.width, box.height, 0, 0, behind.width, behind.height)
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, layer.radius)
  ctx.clip()
  enlargeSmooth(ctx, behind, box)
  release(behind)
  ctx.fillStyle = withAlpha(layer.tint, layer.tintOpacity)
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.restore()
  const rim = ctx.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  rim.addColorStop(0, 'rgba(255,255,255,.6)')
  rim.addColorStop(0.5, 'rgba(255,255,255,.1)')
  rim.addColorStop(1, 'rgba(255,255,255,.34)')
  ctx.save()
  ctx.strokeStyle = rim
  ctx.lineWidth = Math.max(1, 0.0022 * Math.min(layout.widthPx, layout.heightPx))
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, layer.radius)
  ctx.stroke()
  ctx.restore()
}
