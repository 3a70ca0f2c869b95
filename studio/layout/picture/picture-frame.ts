import { bottom, type Box, contains, grow, middleOf, moveShape, right, rounded } from '../layers/box.ts'
import { withAlpha } from '../../color/oklch.ts'
import { croppedPhoto, isTight } from './photo-crop.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Fill, Layer, PhotoLayer, Point, Shape } from '../layers/layout.ts'
import { holds } from './photo-form.ts'
import { MAX_ENLARGEMENT } from '../layers/placement.ts'
import { findShownProduct } from './backdrop-place.ts'
import { filled, linear, polygon, rect, scallop } from '../layers/fill.ts'
import type { AdStyle } from '#contract/choices.ts'
import { tintBackdrop } from './tint-backdrop.ts'

export interface FramedPicture {
  box: Box
  /** What the frame throws on the ground, the photo, and what lies round it. */
  layers: Layer[]
}

/**
 * The photo as a picture on the wall of the ad: it fills the room in the form of the style where neither the crop nor the
 * form takes a part of its product, else the whole photo is framed. Undefined where it is too small for that.
 */
export function framePicture(context: ComposeContext, room: Box): FramedPicture | undefined {
  const { widthPx, heightPx } = context.photos[0]!.pixels
  const whole = rounded(fitted(room, widthPx / heightPx))
  for (const photo of [croppedPhoto(context, rounded(room)), closeUp(context, room), croppedPhoto(context, whole)]) {
    if (!photo || cutsMore(context, photo) || isTight(context, photo.crop)) continue
    const form = forms(context, photo.box).find((shape) => keepsProduct(context, photo, shape))!
    return { box: photo.box, layers: surround(context, { ...tintBackdrop(context, photo), clip: form }, form) }
  }
  return undefined
}

/** In a frame nothing is cut off that the photo does not cut off itself. */
function cutsMore({ hero: { subject, touchesFrame, widthPx } }: ComposeContext, { crop }: PhotoLayer): boolean {
  return touchesFrame.length > 0 && subject !== undefined && !contains(crop, subject, 0.02 * widthPx)
}

/** Air about the product of a close-up, as a share of its size on each side. */
const CLOSE_AIR = 0.1

/** The product of a plain photo, as near as its air allows, in as much of the room as the photo's own sides can fill. */
function closeUp({ photos }: ComposeContext, room: Box): PhotoLayer | undefined {
  const { pixels, study } = photos[0]!
  const product = study.kind.startsWith('plain') ? findShownProduct(photos[0]!) : undefined
  if (!product) return undefined
  const aspect = room.width / room.height
  const high = Math.min(pixels.heightPx, product.height * (1 + 2 * CLOSE_AIR))
  const width = Math.min(pixels.widthPx, Math.max(product.width * (1 + 2 * CLOSE_AIR), high * aspect))
  const height = Math.min(pixels.heightPx, Math.max(high, width / aspect))
  const box = rounded(fitted(room, width / height))
  if (box.width > width * MAX_ENLARGEMENT) return undefined
  const start = (middle: number, length: number, end: number) =>
    Math.round(Math.min(end - length, Math.max(0, middle - length / 2)))
  const [middleX, middleY] = middleOf(product)
  const crop = rounded({
    x: start(middleX, width, pixels.widthPx),
    y: start(middleY, height, pixels.heightPx),
    width,
    height,
  })
  return { kind: 'photo', photo: 0, crop, box, radius: 0 }
}

function fitted(room: Box, aspect: number): Box {
  const width = Math.min(room.width, room.height * aspect)
  const height = width / aspect
  return { x: room.x + room.width - width, y: room.y + (room.height - height) / 2, width, height }
}

/** The style's own form first, and last one that takes nothing but a hair off the corners. */
function forms({ direction: { style }, canvas: { side } }: ComposeContext, box: Box): Shape[] {
  const plain: Shape = rect(box, (style === 'bold' || style === 'luxury' ? 0 : 0.022) * side)
  const { x, y, width, height } = box
  const round = Math.abs(width / height - 1) < 0.16
  const middle = middleOf(box)
  switch (style) {
    case 'clean':
    case 'luxury':
      return height > 0.9 * width ? [{ type: 'arch', box }, plain] : [plain]
    case 'bold': {
      const lean = 0.09 * Math.min(width, height)
      const slanted: Point[] = [
        [x + lean, y],
        [x + width, y],
        [x + width - lean, y + height],
        [x, y + height],
      ]
      return [polygon(slanted), plain]
    }
    case 'playful': {
      const radius = Math.min(width, height) / 2
      const soft: Shape = rect(box, 0.09 * side)
      return round ? [scallop(middle, radius), soft, plain] : [soft, plain]
    }
    case 'modern': {
      const soft: Shape = rect(box, 0.075 * side)
      return round ? [{ type: 'ellipse', center: middle, rx: width / 2, ry: height / 2 }, soft, plain] : [soft, plain]
    }
    case 'corporate':
      return [plain]
  }
}

/** Of a scene nobody knows what matters most in its corners; a product on a plain ground is kept whole. */
function keepsProduct({ photos }: ComposeContext, { crop, box }: PhotoLayer, form: Shape): boolean {
  const { study } = photos[0]!
  if (!study.kind.startsWith('plain') && !study.subject) return true
  const product = findShownProduct(photos[0]!)
  if (!product) return form.type === 'rect'
  const scale = box.width / crop.width
  const [middleX, middleY] = middleOf(product)
  const xs = [product.x, middleX, right(product)]
  const ys = [product.y, middleY, bottom(product)]
  // The corners of a box hold no product: its edges' middles, and points halfway to the corners, tell.
  const points = [
    ...xs.flatMap((x) => ys.map((y): Point => [x, y])).filter(([x, y]) => x === xs[1] || y === ys[1]),
    ...[0.12, 0.88].flatMap((u) =>
      [0.12, 0.88].map((v): Point => [product.x + u * product.width, product.y + v * product.height]),
    ),
  ]
  const inset = 0.5
  return points.every(([x, y]) => {
    const at: Point = [box.x + (x - crop.x) * scale, box.y + (y - crop.y) * scale]
    const outside =
      at[0] <= box.x + inset || at[0] >= box.x + box.width - inset || at[1] <= box.y || at[1] >= box.y + box.height
    return form.type === 'rect' || outside || holds(form, ...at)
  })
}

/** How far the panel that a picture throws lies from it, in shares of the unit. */
const THROWN: Partial<Record<AdStyle, number>> = { clean: 0.034, bold: 0.026, playful: 0.03, corporate: 0.03 }

function surround(context: ComposeContext, photo: PhotoLayer, form: Shape): Layer[] {
  const { canvas, direction } = context
  const { colors, style } = direction
  const unit = canvas.shape === 'banner' ? 0.5 * canvas.side : canvas.side
  const slanting = (from: string, to: string): Fill => {
    const { x, y, width, height } = photo.box
    return linear([x, y], [x + width, y + height], from, to)
  }
  const isFlat = style === 'bold' || style === 'playful'
  const by = THROWN[style] && THROWN[style] * unit
  const panel = isFlat ? colors.surface : slanting(colors.surface, colors.surfaceDeep)
  const blurred = { blurPx: Math.max(2, 0.03 * unit), opacity: 0.38, blend: 'multiply' } as const
  const under = [
    ...(by ? [filled(moveShape(form, by, by), panel)] : []),
    ...(isFlat || style === 'modern' ? [] : [filled(moveShape(form, 0, 0.024 * unit), colors.shadow, blurred)]),
  ]
  switch (style) {
    case 'luxury': {
      const stroke = { color: colors.accent, widthPx: Math.max(1.2, 0.004 * unit) }
      return [...under, photo, { kind: 'shape', shape: grown(form, 0.02 * unit), stroke, opacity: 0.95 }]
    }
    case 'playful':
      return [...under, filled(grown(form, 0.016 * unit), '#ffffff'), photo]
    case 'modern': {
      const haze = { blurPx: Math.max(3, 0.06 * unit), opacity: 0.9 }
      return [
        filled(grown(form, 0.01 * unit), slanting(colors.glow, colors.surface), haze),
        filled(grown(form, 0.011 * unit), slanting(colors.glowHot, withAlpha(colors.glow, 0.7))),
        photo,
      ]
    }
    default:
      return [...under, photo]
  }
}

/** The same form, larger by so much on every side. */
function grown(shape: Shape, by: number): Shape {
  switch (shape.type) {
    case 'rect':
      return { ...shape, box: grow(shape.box, by), radius: (shape.radius ?? 0) && (shape.radius ?? 0) + by }
    case 'arch':
      return { ...shape, box: grow(shape.box, by) }
    case 'ellipse':
      return { ...shape, rx: shape.rx + by, ry: shape.ry + by }
    case 'burst':
      return { ...shape, radius: shape.radius + by }
    default:
      return shape
  }
}
