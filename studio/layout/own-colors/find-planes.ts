import { parse } from '../../color/culori.ts'
import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { contains, wholeOf } from '../../layers/box.ts'
import type { Fill, Layer, PhotoLayer, PlinthLayer, Point, ShapeLayer } from '../../layers/layout.ts'
import { shapeHolds } from './shape-holds.ts'

/**
 * One field of color that a person would point at: what lies over the whole canvas, or one panel, bar, stand or disc.
 */
export interface Plane {
  /** Indices of its layers among those of the ad. */
  layers: number[]
  /**
   * Share of the canvas (0 to 1) on which it is seen beside pictures, products and other planes. Words hide nothing.
   */
  share: number
  /** It covers the whole canvas. */
  isField: boolean
}

type Size = Pick<Canvas, 'widthPx' | 'heightPx'>

/** Number of sample points across and down, by which the planes of an ad are found. */
const POINTS = 48
/** Smallest share of the canvas of a plane: less is an edge or an ornament. */
const MIN_SHARE = 0.02

/** Returns the planes of an ad, the largest first. */
export function findPlanes(layers: readonly Layer[], canvas: Size): Plane[] {
  const counts = countPoints(layers, canvas)
  const shareOf = (indices: readonly number[]) =>
    indices.reduce((sum, index) => sum + (counts.get(index) ?? 0), 0) / POINTS ** 2
  const fields = [...layers.keys()].filter((index) => isField(layers[index]!, canvas))
  const others = [...counts.keys()].filter((index) => !fields.includes(index))
  const planes = [
    { layers: fields, share: shareOf(fields), isField: true },
    ...others.map((index) => ({ layers: [index], share: shareOf([index]), isField: false })),
  ]
  return planes.filter(({ share }) => share >= MIN_SHARE).toSorted((one, other) => other.share - one.share)
}

/** Counts the sample points at which each plane is seen: neither under a picture nor under a product. */
function countPoints(layers: readonly Layer[], canvas: Size): Map<number, number> {
  const products = layers.filter(({ kind }) => kind === 'product')
  // Most layers are no plane anywhere, so they are left out before the points are asked.
  const coming = [...layers.keys()].filter((index) => mayShow(layers[index]!)).toReversed()
  const counts = new Map<number, number>()
  for (let row = 0; row < POINTS; row += 1) {
    for (let column = 0; column < POINTS; column += 1) {
      const point: Point = [((column + 0.5) / POINTS) * canvas.widthPx, ((row + 0.5) / POINTS) * canvas.heightPx]
      if (products.some((layer) => isProduct(layer, point, canvas))) continue
      for (const index of coming) {
        const layer = layers[index]!
        if (isPicture(layer, point, canvas)) break
        if (!covers(layer, point, canvas)) continue
        counts.set(index, (counts.get(index) ?? 0) + 1)
        break
      }
    }
  }
  return counts
}

/** Returns true if a layer is a picture or a plane at some point. */
function mayShow(layer: Layer): boolean {
  if (layer.kind === 'shape') return layer.isPlate === true || isPlaneShape(layer)
  return ['mesh', 'backdrop', 'glass', 'plinth', 'scene', 'photo'].includes(layer.kind)
}

/**
 * Returns the index of the layer on which a run of words or a button stands: a plane, or a shape of the words' own,
 * like a button or a badge. Undefined on a picture.
 */
export function groundAt(layers: readonly Layer[], before: number, point: Point, canvas: Size): number | undefined {
  const index = layers
    .slice(0, before)
    .findLastIndex(
      (layer) =>
        isPicture(layer, point, canvas) || isPlaneAt(layer, point, canvas) || isOwnShapeAt(layer, point, canvas),
    )
  const found = layers[index]
  return found && !isPicture(found, point, canvas) ? index : undefined
}

function isPlaneAt(layer: Layer, point: Point, canvas: Size): boolean {
  return (layer.kind !== 'shape' || isPlaneShape(layer)) && covers(layer, point, canvas)
}

function isPlaneShape(layer: Extract<Layer, ShapeLayer>): boolean {
  return layer.part === 'set' && !layer.isPlate && isOpaque(layer)
}

/** Returns true if a layer that is a plane covers a point. */
function covers(layer: Layer, point: Point, canvas: Size): boolean {
  switch (layer.kind) {
    case 'mesh':
    case 'backdrop':
      return true
    case 'glass':
      return shapeHolds({ type: 'rect', box: layer.box }, point, canvas)
    case 'plinth':
      return isOnPlinth(layer, point)
    case 'shape':
      return isInShape(layer, point, canvas)
    default:
      return false
  }
}

function isOwnShapeAt(layer: Layer, point: Point, canvas: Size): boolean {
  if (layer.kind !== 'shape' || layer.part === 'set' || layer.isInk) return false
  return isOpaque(layer) && isInShape(layer, point, canvas)
}

function isInShape({ shape, clip }: ShapeLayer, point: Point, canvas: Size): boolean {
  return shapeHolds(shape, point, canvas) && (clip === undefined || shapeHolds(clip, point, canvas))
}

const MIN_OPACITY = 0.85

/** Returns true if a shape hides what lies under it. Light, shade and haze do not. */
export function isOpaque({ fill, opacity = 1, blend = 'source-over', blurPx = 0 }: ShapeLayer): boolean {
  if (!fill || opacity < MIN_OPACITY || blend !== 'source-over' || blurPx > 0) return false
  return colorsOf(fill).every((color) => (parse(color)?.alpha ?? 1) >= MIN_OPACITY)
}

export function colorsOf(fill: Fill): string[] {
  return fill.type === 'solid' ? [fill.color] : fill.stops.map(([, color]) => color)
}

function isOnPlinth({ steps }: PlinthLayer, [x, y]: Point): boolean {
  return steps.some(({ center: [cx, cy], rx, ry, height }) => {
    const across = Math.abs(x - cx) / rx
    if (across >= 1) return false
    const curve = ry * Math.sqrt(1 - across ** 2)
    return y > cy - curve && y < cy + height + curve
  })
}

function isField(layer: Layer, canvas: Size): boolean {
  if (layer.kind === 'mesh' || layer.kind === 'backdrop') return true
  return (
    layer.kind === 'shape' &&
    layer.part === 'set' &&
    layer.shape.type === 'rect' &&
    layer.clip === undefined &&
    isOpaque(layer) &&
    contains(layer.shape.box, wholeOf(canvas), 1)
  )
}

/**
 * Returns true if a picture covers a point: a photo where it has not half faded away, or the product of a photo that is
 * extended to the canvas's edges.
 */
function isPicture(layer: Layer, point: Point, canvas: Size): boolean {
  if (layer.kind === 'scene') return true
  if (layer.kind === 'shape') return layer.isPlate === true && shapeHolds(layer.shape, point, canvas)
  if (layer.kind === 'backdrop') return shapeHolds({ type: 'rect', box: layer.keep }, point, canvas)
  if (layer.kind !== 'photo') return false
  return (
    shapeHolds({ type: 'rect', box: unfaded(layer) }, point, canvas) &&
    (layer.clip === undefined || shapeHolds(layer.clip, point, canvas))
  )
}

/** Returns true if a product covers a point, approximately: within the oval in its box. */
function isProduct(layer: Layer, point: Point, canvas: Size): boolean {
  if (layer.kind !== 'product') return false
  const { box } = layer.placement
  const center: Point = [box.x + box.width / 2, box.y + box.height / 2]
  return shapeHolds({ type: 'ellipse', center, rx: box.width / 2, ry: box.height / 2 }, point, canvas)
}

function unfaded({ box, fade = {} }: PhotoLayer) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = fade
  return {
    x: box.x + left / 2,
    y: box.y + top / 2,
    width: box.width - (left + right) / 2,
    height: box.height - (top + bottom) / 2,
  }
}

/** Returns approximately the color that a layer lays over what is under it, as hex. */
export function colorOfLayer(layer: Layer): string | undefined {
  switch (layer.kind) {
    case 'shape':
      return layer.fill && middle(colorsOf(layer.fill))
    case 'mesh':
      return layer.base
    case 'backdrop':
      return layer.ground.base
    case 'glass':
      return layer.tint
    case 'plinth':
      return layer.steps[0]?.color
    default:
      return undefined
  }
}

function middle(colors: readonly string[]): string | undefined {
  const known = colors.map(hexToOklch).toSorted((one, other) => one.l - other.l)
  const color = known[Math.floor(known.length / 2)]
  return color && oklchToHex(color.l, color.c, color.h)
}
