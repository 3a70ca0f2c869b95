import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import type { Layout, BackdropLayer } from '../layers/layout.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { Side } from '../photo/photo-study.ts'
import { createRandom } from '../basics/random.ts'
import { paintOver } from './paint-over.ts'
import { drawOut } from './product-distance.ts'
import { fieldCanvas, paintTinted } from './tint-ground.ts'
import { fadeSide } from './fade-side.ts'
import { type Canvas, type Context, enlargeSmooth, newSurface, placeExactly, release, repeatTile } from './surface.ts'

/**
 * Paints the photo's own seamless ground, extended to the edges of the canvas: it runs on as a smooth field under a
 * grain like the photo's, the photo lies on it with soft edges, and with the distance from the product the ground turns
 * into the style's colors. The product's own pixels are the photo's. Only the part `seen` of the canvas (whole pixels)
 * has to be painted.
 */
export function paintBackdrop(
  ctx: Context,
  layer: BackdropLayer,
  layout: Layout,
  { photo, pixels, seen }: { photo: Canvas; pixels: Pixels; seen: Box },
): void {
  const { field, distance } = drawOut(layer, layout, pixels)
  const shown = visiblePart(layer.box, layout)
  const depths = fadeDepths(layer, layout)
  const ground = fieldCanvas(field, field.colors)
  const noise = noiseOf(photo)
  // Painting what is covered later costs as much as painting what is seen.
  for (const strip of stripsRound(opaquePart(shown, depths), layout)) {
    ctx.save()
    ctx.beginPath()
    ctx.rect(strip.x, strip.y, strip.width, strip.height)
    ctx.clip()
    enlargeSmooth(ctx, ground, field.area)
    paintNoise(ctx, noise)
    ctx.restore()
  }
  release(ground)
  // The picture was scaled for this layer alone.
  for (const [side, depth] of depths) fadeSide(photo.getContext('2d'), side, depth)
  placeExactly(ctx, photo, shown.x, shown.y)
  paintTinted(ctx, layer, layout, { field, distance })
  paintOver(ctx, layer, layout, { field, distance }, seen)
}

/** Returns the part of the photo that lies on the canvas, in whole canvas pixels. */
export function visiblePart(box: Box, { widthPx, heightPx }: Pick<Layout, 'widthPx' | 'heightPx'>): Box {
  const x = Math.max(0, Math.round(box.x))
  const y = Math.max(0, Math.round(box.y))
  const width = Math.max(1, Math.min(widthPx, Math.round(right(box))) - x)
  const height = Math.max(1, Math.min(heightPx, Math.round(bottom(box))) - y)
  return { x, y, width, height }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Share of the photo's shorter side over which its edges give way to the field. */
const SOFT_SHARE = 0.07

/**
 * Returns how deep each edge that lies inside the canvas fades out: never over the product, but at the full depth where
 * the product leaves the photo.
 */
function fadeDepths({ box, keep, open }: BackdropLayer, layout: Layout): Map<Side, number> {
  const soft = SOFT_SHARE * Math.min(box.width, box.height)
  const air: Record<Side, number> = {
    left: keep.x - box.x,
    right: right(box) - right(keep),
    top: keep.y - box.y,
    bottom: bottom(box) - bottom(keep),
  }
  const inside: Record<Side, boolean> = {
    left: box.x > 0,
    right: right(box) < layout.widthPx,
    top: box.y > 0,
    bottom: bottom(box) < layout.heightPx,
  }
  const fading = (['left', 'right', 'top', 'bottom'] as const).filter((side) => inside[side])
  return new Map(fading.map((side) => [side, open.includes(side) ? soft : Math.max(2, Math.min(soft, air[side]))]))
}

/** Returns the part of the photo that nothing shines through, in whole pixels. */
function opaquePart(shown: Box, depths: ReadonlyMap<Side, number>): Box {
  const depth = (side: Side) => Math.ceil(depths.get(side) ?? 0)
  return {
    x: shown.x + depth('left'),
    y: shown.y + depth('top'),
    width: Math.max(0, shown.width - depth('left') - depth('right')),
    height: Math.max(0, shown.height - depth('top') - depth('bottom')),
  }
}

/** Returns the rest of the canvas above and below a part of it, and on both sides. */
function stripsRound(part: Box, { widthPx, heightPx }: Pick<Layout, 'widthPx' | 'heightPx'>): Box[] {
  const { x, y, height } = part
  return [
    { x: 0, y: 0, width: widthPx, height: y },
    { x: 0, y: bottom(part), width: widthPx, height: heightPx - bottom(part) },
    { x: 0, y, width: x, height },
    { x: right(part), y, width: widthPx - right(part), height },
  ].filter((strip) => strip.width > 0 && strip.height > 0)
}

/** Side of the tile of noise. */
const NOISE_PX = 256
/** Few strengths make few tiles, and each is drawn once. */
const noiseTiles = new Map<string, Canvas>()

/** Paints grain like the photo's own, which also hides the steps of the field. */
function paintNoise(ctx: Context, strength: number): void {
  for (const blend of ['lighter', 'difference'] as const) {
    ctx.save()
    ctx.globalCompositeOperation = blend
    repeatTile(ctx, noiseTile(blend, Math.round(strength)))
    ctx.restore()
  }
}

function noiseTile(blend: Blend, strength: number): Canvas {
  const key = `${blend} ${strength}`
  const known = noiseTiles.get(key)
  if (known) return known
  const { canvas, ctx } = newSurface(NOISE_PX, NOISE_PX)
  const image = ctx.createImageData(NOISE_PX, NOISE_PX)
  const { swing, rounding } = noiseOfBlend(blend)
  for (let at = 0, index = 0; at < image.data.length; at += 4, index += 1) {
    const value = Math.floor(swing[index]! * strength + rounding[index]!)
    image.data[at] = image.data[at + 1] = image.data[at + 2] = value
    image.data[at + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  noiseTiles.set(key, canvas)
  return canvas
}

type Blend = 'lighter' | 'difference'

/** Noise of each pixel of a tile: how far it swings at strength 1, and the chance by which it is rounded up. */
interface Noise {
  swing: Float32Array
  rounding: Float32Array
}

const noises = new Map<Blend, Noise>()

function noiseOfBlend(blend: Blend): Noise {
  const known = noises.get(blend)
  if (known) return known
  const random = createRandom(0, 'studio-noise', blend)
  const noise = { swing: new Float32Array(NOISE_PX ** 2), rounding: new Float32Array(NOISE_PX ** 2) }
  for (let index = 0; index < NOISE_PX ** 2; index += 1) {
    noise.swing[index] = Math.abs(random.next() + random.next() + random.next() - 1.5) * 1.4
    noise.rounding[index] = random.next()
  }
  noises.set(blend, noise)
  return noise
}

/** Returns the typical difference of neighboring pixels along the photo's upper edge, in levels. */
function noiseOf(photo: Canvas): number {
  const lines = Math.min(12, photo.height)
  const { data } = photo.getContext('2d').getImageData(0, 0, photo.width, lines)
  const counts = new Uint32Array(256)
  let left = 0.6 * Math.floor(data.length / 8)
  for (let at = 4; at < data.length; at += 8) counts[Math.abs(data[at + 1]! - data[at - 3]!)]! += 1
  const typical = counts.findIndex((count) => (left -= count) < 0)
  return clamp(typical, 0.8, 5)
}
