import { type Box, moveShape, shapeBounds } from '#studio/layers/box.ts'
import type { BackdropLayer, Fill, Layer, PhotoLayer, Placement, Point, Shape } from './layout.ts'

/**
 * Returns the layers from right to left. Only their places are turned round: no label is mirrored, and text keeps its
 * own inner order.
 */
export function mirrorLayers(layers: readonly Layer[], widthPx: number): Layer[] {
  const flip = flipIn(widthPx)
  return layers.map((layer) => ({ ...layer, ...flipPlaces(layer, flip), ...flipOwn(layer, flip) }) as Layer)
}

type Flip = ReturnType<typeof flipIn>

/** Returns functions that mirror what lies on a canvas of this width. */
function flipIn(widthPx: number) {
  const box = (own: Box): Box => ({ ...own, x: widthPx - own.x - own.width })
  const point = ([x, y]: Point): Point => [widthPx - x, y]
  return {
    widthPx,
    box,
    point,
    shape: (shape: Shape): Shape => {
      if ('box' in shape) return { ...shape, box: box(shape.box) }
      if (shape.type === 'wave') return flipWave(shape, point)
      if (shape.type === 'polygon') return { ...shape, points: shape.points.map(point) }
      return { ...shape, center: point(shape.center), ...('rotation' in shape && { rotation: -shape.rotation }) }
    },
  }
}

/** Mirrors a wave. One that runs from side to side is still read from its left. */
function flipWave(wave: Shape & { type: 'wave' }, point: (own: Point) => Point): Shape {
  const points = wave.points.map(point)
  if (wave.closeTo === 'bottom' || wave.closeTo === 'top') return { ...wave, points: points.reverse() }
  return { ...wave, points, closeTo: wave.closeTo === 'right' ? 'left' : 'right' }
}

/** Mirrors what layers of many kinds have: a box, a form that they end at, a placed product. */
function flipPlaces(layer: Layer, flip: Flip) {
  return {
    ...('box' in layer && { box: flip.box(layer.box) }),
    ...('clip' in layer && layer.clip && { clip: flip.shape(layer.clip) }),
    ...('placement' in layer && { placement: flipPlacement(layer.placement, flip) }),
  }
}

function flipPlacement({ box, rotation, zone }: Placement, flip: Flip): Placement {
  return { box: flip.box(box), rotation: -rotation, ...(zone && { zone: flip.box(zone) }) }
}

/** Mirrors what is each kind's own. The product is not mirrored, so neither is the place that was made for it. */
function flipOwn(layer: Layer, flip: Flip): Partial<Layer> {
  switch (layer.kind) {
    case 'text':
      return { x: layer.x + flip.box(layer.box).x - layer.box.x, rotation: -layer.rotation }
    case 'shape': {
      const shape = layer.isSign ? moveSign(layer.shape, flip) : flip.shape(layer.shape)
      return { shape, ...(layer.fill && { fill: flipFill(layer.fill, flip) }) }
    }
    case 'mesh':
      return flipLights(layer)
    case 'backdrop':
      return { keep: flip.box(layer.keep), ...flipTint(layer, flip.widthPx) }
    case 'photo': {
      const { crop, cropMirrored, fade, tint, box } = layer
      return {
        ...(cropMirrored && { crop: cropMirrored, cropMirrored: crop }),
        ...(fade && { fade: { ...fade, left: fade.right, right: fade.left } }),
        // What lies over a tinted ground is measured from the photo's corner.
        ...(tint && { tint: { ...tint, ...flipTint(tint, box.width) } }),
      } as Partial<PhotoLayer>
    }
    case 'window-light':
      return { shear: -layer.shear }
    case 'halftone':
      return { edge: [flip.point(layer.edge[1]), flip.point(layer.edge[0])] }
    case 'rays':
      return { center: flip.point(layer.center), rotation: 180 - layer.rotation - 180 / layer.count }
    case 'foliage':
      return {
        fronds: layer.fronds.map(({ base, angle, bend, lengthPx }) => {
          return { base: flip.point(base), angle: 180 - angle, bend: -bend, lengthPx }
        }),
      }
    case 'plinth': {
      const steps = layer.steps.map((step) => ({ ...step, center: flip.point(step.center) }))
      return { steps, light: layer.light === 1 ? -1 : 1 }
    }
    case 'confetti':
      return { area: flip.box(layer.area), keepOut: layer.keepOut.map(flip.box) }
    case 'product-shadow':
      return layer.style === 'drop' ? { dx: -layer.dx } : layer.style === 'cast' ? { shear: -layer.shear } : {}
    default:
      return {}
  }
}

type Tint = Pick<BackdropLayer, 'ground' | 'over'>

function flipTint({ ground, over }: Tint, widthPx: number): Tint {
  return { ground: flipLights(ground), ...(over && { over: mirrorLayers(over, widthPx) as typeof over }) }
}

function flipLights<Ground extends Tint['ground']>(ground: Ground): Ground {
  return { ...ground, blobs: ground.blobs.map((blob) => ({ ...blob, x: 1 - blob.x })) }
}

/** Moves a sign to where its mirror image would lie, in its own form. */
function moveSign(shape: Shape, flip: Flip): Shape {
  const bounds = shapeBounds(shape)
  return bounds ? moveShape(shape, flip.box(bounds).x - bounds.x, 0) : shape
}

function flipFill(fill: Fill, { point }: Flip): Fill {
  if (fill.type === 'linear') return { ...fill, from: point(fill.from), to: point(fill.to) }
  return fill.type === 'radial' ? { ...fill, center: point(fill.center) } : fill
}
