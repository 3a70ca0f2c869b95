import type { Box } from '#contract/ads/report.ts'
import type {
  Layout,
  LogoLayer,
  PhotoLayer,
  Placement,
  ProductLayer,
  ProductShadowLayer,
  ReflectionLayer,
} from '../layers/layout.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { placedBounds } from '../layers/placement.ts'
import { fadeSide } from './fade-side.ts'
import { halvedFor } from '../photo/pixels/halved.ts'
import { isSmall, scaledSmall } from '../photo/pixels/scaled-small.ts'
import { scaled } from '../photo/pixels/scaled.ts'
import {
  type Canvas,
  canvasOf,
  type Context,
  newSurface,
  paintSoft,
  placeExactly,
  release,
  tracePath,
} from './surface.ts'

/** Draws a picture at exactly the size at which it is shown, scaled by Lanczos: canvas scaling would soften labels. */
export async function resizedCanvas(
  pixels: Pixels,
  widthPx: number,
  heightPx: number,
  crop: Box = { x: 0, y: 0, width: pixels.widthPx, height: pixels.heightPx },
): Promise<Canvas> {
  const size = { widthPx: Math.max(1, Math.round(widthPx)), heightPx: Math.max(1, Math.round(heightPx)) }
  const part = partOf(pixels, crop, 1)
  const drawn = isSmall({ part, ...size })
    ? scaledSmall(pixels, { part, ...size })
    : await scaledLarge(pixels, part, size)
  return canvasOf(drawn, size.widthPx, size.heightPx)
}

function scaledLarge(pixels: Pixels, part: Box, size: { widthPx: number; heightPx: number }): Promise<Uint8Array> {
  const isWhole = part.width === pixels.widthPx && part.height === pixels.heightPx
  // A part that half pixels would shift is taken from the photo itself.
  const isEven = isWhole || [part.x, part.y, part.width, part.height].every((px) => px % 4 === 0)
  const whole = {
    widthPx: (size.widthPx * pixels.widthPx) / part.width,
    heightPx: (size.heightPx * pixels.heightPx) / part.height,
  }
  const source = isEven ? halvedFor(pixels, whole) : pixels
  return scaled(source, { part: partOf(source, part, source.widthPx / pixels.widthPx), ...size })
}

/** Returns the part in whole pixels of a picture that has `scale` pixels for each one of the box. */
function partOf(picture: Pixels, box: Box, scale: number): Box {
  const [x, y] = [Math.round(box.x * scale), Math.round(box.y * scale)]
  const width = Math.max(1, Math.min(Math.round(box.width * scale), picture.widthPx - x))
  const height = Math.max(1, Math.min(Math.round(box.height * scale), picture.heightPx - y))
  return { x, y, width, height }
}

/**
 * Paints a product. One with `multiply` brings its shade as alpha (see writeDivided), so that its own colors stay as
 * photographed.
 */
export function paintProduct(ctx: Context, layer: ProductLayer, product: Canvas): void {
  const { box, rotation } = layer.placement
  ctx.save()
  // Whole pixels on whole pixels need no sampling, which costs as much as the rest of the ad.
  ctx.imageSmoothingEnabled = rotation !== 0 || !Number.isInteger(box.x) || !Number.isInteger(box.y)
  placed(ctx, layer.placement, () => ctx.drawImage(product, box.x, box.y))
  ctx.restore()
}

export function paintPhoto(ctx: Context, layer: PhotoLayer, layout: Layout, photo: Canvas): void {
  ctx.save()
  clipCorners(ctx, layer)
  if (layer.clip) {
    tracePath(ctx, layer.clip, layout)
    ctx.clip()
  }
  const shown = layer.fade ? faded(photo, layer.fade) : photo
  placeExactly(ctx, shown, layer.box.x, layer.box.y)
  if (shown !== photo) release(shown)
  ctx.restore()
}

export function paintLogo(ctx: Context, layer: LogoLayer, mark: Canvas): void {
  ctx.save()
  clipCorners(ctx, layer)
  placeExactly(ctx, mark, layer.box.x, layer.box.y)
  ctx.restore()
}

function clipCorners(ctx: Context, { box, radius }: Pick<PhotoLayer, 'box' | 'radius'>): void {
  if (radius <= 0) return
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, radius)
  ctx.clip()
}

function faded(photo: Canvas, fade: NonNullable<PhotoLayer['fade']>): Canvas {
  const { canvas, ctx } = newSurface(photo.width, photo.height)
  placeExactly(ctx, photo, 0, 0)
  for (const side of ['top', 'right', 'bottom', 'left'] as const) if (fade[side]) fadeSide(ctx, side, fade[side])
  return canvas
}

/**
 * Paints a shadow in the ground's hue, in multiply: contact under the base, drop behind a floating product, cast on the
 * floor.
 */
export function paintProductShadow(ctx: Context, layer: ProductShadowLayer, product: Canvas): void {
  if (layer.style === 'contact') paintContact(ctx, layer)
  else paintSilhouette(ctx, layer, product)
}

/** Paints two ellipses: a wide soft one, and the tight dark line that makes a product stand. */
function paintContact(ctx: Context, layer: ProductShadowLayer & { style: 'contact' }): void {
  const { box } = layer.placement
  const foot = box.y + box.height
  const centerX = box.x + box.width / 2
  // Heights follow the smaller side, so that a wide shoe does not float on a hair and a bottle not in a puddle.
  const side = Math.min(box.height, box.width)
  const ellipse = (o: { rx: number; ry: number; y: number; blurPx: number; opacity: number }) => {
    const bounds = { x: centerX - o.rx, y: o.y - o.ry, width: 2 * o.rx, height: 2 * o.ry }
    paintSoft(ctx, { bounds, blurPx: o.blurPx, opacity: o.opacity, blend: 'multiply' }, (small) => {
      small.fillStyle = layer.color
      small.beginPath()
      small.ellipse(centerX, o.y, o.rx, o.ry, 0, 0, Math.PI * 2)
      small.fill()
    })
  }
  ellipse({
    rx: 0.52 * box.width,
    ry: 0.045 * side,
    y: foot + 0.005 * side,
    blurPx: Math.max(1.5, 0.06 * side),
    opacity: 0.55 * layer.opacity,
  })
  ellipse({
    rx: 0.42 * box.width,
    ry: 0.014 * side,
    y: foot - 0.006 * side,
    blurPx: Math.max(1, 0.014 * side),
    opacity: layer.opacity,
  })
}

function paintSilhouette(
  ctx: Context,
  layer: Exclude<ProductShadowLayer, { style: 'contact' }>,
  product: Canvas,
): void {
  const { box } = layer.placement
  const blurPx = Math.max(1, layer.blur * box.height)
  const soft = { blurPx, opacity: layer.opacity, blend: 'multiply' as const }
  if (layer.style === 'drop') {
    const [dx, dy] = [layer.dx * box.height, layer.dy * box.height]
    const bounds = placedBounds(layer.placement)
    paintSoft(ctx, { ...soft, bounds: { ...bounds, x: bounds.x + dx, y: bounds.y + dy } }, (small) => {
      // The silhouette is blurred next, so the cheap sampling leaves the same shadow.
      small.imageSmoothingQuality = 'low'
      small.translate(dx, dy)
      placed(small, layer.placement, () => small.drawImage(product, box.x, box.y))
      tint(small, layer.color)
    })
    return
  }
  // The silhouette is laid on the floor about the base line, leaning away from the light.
  const height = box.height * layer.scaleY
  const lean = Math.abs(layer.shear) * box.height
  const bounds = { x: box.x - lean, y: box.y + box.height - height, width: box.width + 2 * lean, height }
  paintSoft(ctx, { ...soft, bounds }, (small) => {
    small.imageSmoothingQuality = 'low'
    small.translate(box.x, box.y + box.height)
    small.transform(1, 0, -layer.shear, layer.scaleY, 0, 0)
    small.drawImage(product, 0, -box.height)
    tint(small, layer.color)
  })
}

/** Paints the product mirrored under its base, fading within `length` of its height. */
export function paintReflection(ctx: Context, layer: ReflectionLayer, product: Canvas): void {
  const { box } = layer.placement
  const length = Math.max(1, layer.length * box.height)
  const { canvas, ctx: mirror } = newSurface(box.width, length)
  mirror.save()
  mirror.scale(1, -1)
  mirror.imageSmoothingEnabled = !Number.isInteger(box.height)
  mirror.drawImage(product, 0, -box.height)
  mirror.restore()
  mirror.globalCompositeOperation = 'destination-in'
  const fade = mirror.createLinearGradient(0, 0, 0, length)
  fade.addColorStop(0, `rgba(0,0,0,${layer.opacity})`)
  fade.addColorStop(0.4, `rgba(0,0,0,${layer.opacity * 0.4})`)
  fade.addColorStop(1, 'rgba(0,0,0,0)')
  mirror.fillStyle = fade
  mirror.fillRect(0, 0, canvas.width, canvas.height)
  const bounds = { x: box.x, y: box.y + box.height, width: box.width, height: length }
  paintSoft(ctx, { bounds, blurPx: Math.max(0.5, 0.006 * box.width) }, (small) => {
    small.drawImage(canvas, bounds.x, bounds.y)
  })
  release(canvas)
}

/** Turns all that was drawn into one color, at the shadow's small size, where it costs next to nothing. */
function tint(small: Context, color: string): void {
  small.save()
  small.resetTransform()
  small.globalCompositeOperation = 'source-in'
  small.fillStyle = color
  small.fillRect(0, 0, small.canvas.width, small.canvas.height)
  small.restore()
}

function placed(ctx: Context, { box, rotation }: Placement, draw: () => void): void {
  ctx.save()
  if (rotation !== 0) {
    const cx = box.x + box.width / 2
    const cy = box.y + box.height / 2
    ctx.translate(cx, cy)
    ctx.rotate((rotation * Math.PI) / 180)
    ctx.translate(-cx, -cy)
  }
  draw()
  ctx.restore()
}
