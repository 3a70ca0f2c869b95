import type { Layout, BackdropLayer } from '../layers/layout.ts'
import { createRandom } from '../basics/random.ts'
import { meshCanvas } from './paint-light.ts'
import type { BackdropField } from './backdrop-field.ts'
import { type Canvas, type Context, enlargeSmooth, newSurface, release } from './surface.ts'

type Room = Pick<Layout, 'widthPx' | 'heightPx'>

/** Tints the painted ground with the ad's colors, more with the distance from the product. */
export function paintTinted(
  ctx: Context,
  tint: Pick<BackdropLayer, 'ground' | 'reach'>,
  room: Room,
  { field, distance }: { field: BackdropField; distance: Float32Array },
): void {
  const { darker, lighter } = tintGround(tint, room, field, distance)
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  paintField(ctx, field, darker)
  ctx.globalCompositeOperation = 'lighter'
  paintField(ctx, field, lighter)
  ctx.restore()
}

function paintField(ctx: Context, field: BackdropField, colors: Float32Array): void {
  const canvas = fieldCanvas(field, colors)
  enlargeSmooth(ctx, canvas, field.area)
  release(canvas)
}

/**
 * Draws a pixel for each cell, rounded up or down by chance, as often as its fraction asks for: even steps would show
 * as lines. The canvas is to be enlarged over the field's area.
 */
export function fieldCanvas({ columns, rows }: BackdropField, colors: Float32Array): Canvas {
  const random = createRandom(columns, 'studio-field')
  const { canvas, ctx: small } = newSurface(columns, rows)
  const image = small.createImageData(columns, rows)
  for (let at = 0; at < columns * rows; at += 1) {
    for (let c = 0; c < 3; c += 1) image.data[at * 4 + c] = Math.floor(colors[at * 3 + c]! + random.next())
    image.data[at * 4 + 3] = 255
  }
  small.putImageData(image, 0, 0)
  return canvas
}

/**
 * Returns the colors that take the ground from the photo's to the style's, by what it loses (multiplied) and what it
 * gains (added). The product is left as it is, and over `reach` the change grows to the whole.
 */
function tintGround(
  layer: Pick<BackdropLayer, 'ground' | 'reach'>,
  layout: Room,
  field: BackdropField,
  distance: Float32Array,
) {
  const { columns, rows, area, colors } = field
  const target = meshCanvas(layer.ground, layout)
  const { width, height } = target
  const wanted = target.getContext('2d').getImageData(0, 0, width, height).data
  release(target)
  const darker = new Float32Array(colors.length)
  const lighter = new Float32Array(colors.length)
  for (let at = 0; at < columns * rows; at += 1) {
    const x = area.x + ((at % columns) + 0.5) * (area.width / columns)
    const y = area.y + (Math.floor(at / columns) + 0.5) * (area.height / rows)
    const away = Math.min(1, distance[at]! / layer.reach)
    // The share is smooth at both ends: a kink at the beginning would draw a line round the product.
    const eased = away ** 0.75
    const share = eased * eased * (3 - 2 * eased)
    const column = clamp(Math.floor((x / layout.widthPx) * width), 0, width - 1)
    const row = clamp(Math.floor((y / layout.heightPx) * height), 0, height - 1)
    for (let c = 0; c < 3; c += 1) {
      const own = colors[at * 3 + c]!
      const goal = wanted[(row * width + column) * 4 + c]!
      darker[at * 3 + c] = 255 * (1 - share * Math.max(0, 1 - goal / Math.max(1, own)))
      lighter[at * 3 + c] = share * Math.max(0, goal - own)
    }
  }
  return { darker, lighter }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
