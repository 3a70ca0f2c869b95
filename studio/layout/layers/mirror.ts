import type { Box } from '#contract/report.ts'
import type { Fill, Layer, PhotoLayer, Placement, Point, Shape, BackdropLayer } from './layout.ts'
import { moveShape } from './move.ts'

/**
 * The same composition from right to left. Pictures keep their sides (a label must not be mirrored): only where things
 * stand is turned round, and text keeps its own inner order.
 */
export function mirrorLayers(layers: readonly Layer[], widthPx: number): Layer[] {
  const flipBox = (box: Box): Box => ({ ...box, x: widthPx - box.x - box.width })
  const flipPoint = ([x, y]: Point): Point => [widthPx - x, y]
  const flipPlacement = ({ box, rotation, zone }: Placement): Placement => ({
    box: flipBox(box),
    rotation: -rotation,
    ...(zone && { zone: flipBox(zone) }),
  })
  return layers.map((layer): Layer => {
    switch (layer.kind) {
      case 'text': {
        const box = flipBox(layer.box)
        return { ...layer, box, x: layer.x + box.x - layer.box.x, rotation: -layer.rotation }
      }
      case 'shape':
        return {
          ...layer,
          shape: layer.isSign ? moveSign(layer.shape, flipBox) : flipShape(layer.shape, flipBox, flipPoint),
          fill: layer.fill && flipFill(layer.fill, flipPoint),
          clip: layer.clip && flipShape(layer.clip, flipBox, flipPoint),
        }
      case 'mesh':
        return { ...layer, blobs: layer.blobs.map((blob) => ({ ...blob, x: 1 - blob.x })) }
      case 'backdrop':
        return {
          ...layer,
          box: flipBox(layer.box),
          keep: flipBox(layer.keep),
          ground: flipGround(layer.ground),
          over: layer.over && flipOver(layer.over, widthPx),
        }
      case 'photo':
        return {
          ...layer,
          box: flipBox(layer.box),
          crop: layer.cropMirrored ?? layer.crop,
          cropMirrored: layer.cropMirrored && layer.crop,
          clip: layer.clip && flipShape(layer.clip, flipBox, flipPoint),
          fade: layer.fade && { ...layer.fade, left: layer.fade.right, right: layer.fade.left },
          tint: layer.tint && flipTint(layer.tint, layer.box.width),
        }
      case 'glass':
      case 'logo':
        return { ...layer, box: flipBox(layer.box) }
      case 'material':
        return {
          ...layer,
          box: flipBox(layer.box),
          clip: layer.clip && flipShape(layer.clip, flipBox, flipPoint),
        }
      case 'window-light':
        return { ...layer, box: flipBox(layer.box), shear: -layer.shear }
      case 'halftone':
        return {
          ...layer,
          edge: [flipPoint(layer.edge[1]), flipPoint(layer.edge[0])],
          clip: layer.clip && flipShape(layer.clip, flipBox, flipPoint),
        }
      case 'rays':
        return { ...layer, center: flipPoint(layer.center), rotation: 180 - layer.rotation - 180 / layer.count }
      case 'foliage':
        return {
          ...layer,
          fronds: layer.fronds.map((frond) => ({
            ...frond,
            base: flipPoint(frond.base),
            angle: 180 - frond.angle,
            bend: -frond.bend,
          })),
        }
      case 'plinth':
        return {
          ...layer,
          steps: layer.steps.map((step) => ({ ...step, center: flipPoint(step.center) })),
          light: layer.light === 1 ? -1 : 1,
        }
      case 'confetti':
        return { ...layer, area: flipBox(layer.area), keepOut: layer.keepOut.map(flipBox) }
      case 'product':
      case 'reflection':
        return { ...layer, placement: flipPlacement(layer.placement) }
      case 'product-shadow': {
        const flipped = { ...layer, placement: flipPlacement(layer.placement) }
        if (flipped.style === 'drop') return { ...flipped, dx: -flipped.dx }
        return flipped.style === 'cast' ? { ...flipped, shear: -flipped.shear } : flipped
      }
      case 'grain':
      // The product is not mirrored, so neither is the place that was made for it.
      case 'scene':
        return layer
    }
  })
}

/** What lies over a tinted ground is measured from the photo's corner. */
function flipTint({ over, ...tint }: NonNullable<PhotoLayer['tint']>, widthPx: number): PhotoLayer['tint'] {
  return { ...tint, ground: flipGround(tint.ground), ...(over && { over: flipOver(over, widthPx) }) }
}

function flipOver(over: NonNullable<BackdropLayer['over']>, widthPx: number): typeof over {
  return mirrorLayers(over, widthPx) as typeof over
}

function flipGround(ground: BackdropLayer['ground']): BackdropLayer['ground'] {
  return { ...ground, blobs: ground.blobs.map((blob) => ({ ...blob, x: 1 - blob.x })) }
}

function flipShape(shape: Shape, flipBox: (box: Box) => Box, flipPoint: (point: Point) => Point): Shape {
  switch (shape.type) {
    case 'rect':
    case 'arch':
      return { ...shape, box: flipBox(shape.box) }
    case 'ellipse':
      return { ...shape, center: flipPoint(shape.center) }
    case 'burst':
      return { ...shape, center: flipPoint(shape.center), rotation: -shape.rotation }
    case 'polygon':
      return { ...shape, points: shape.points.map(flipPoint) }
    case 'wave':
      return {
        ...shape,
        points: across(shape.closeTo) ? shape.points.map(flipPoint).reverse() : shape.points.map(flipPoint),
        closeTo: across(shape.closeTo) ? shape.closeTo : shape.closeTo === 'right' ? 'left' : 'right',
      }
  }
}

/** Whether a wave runs from side to side. */
function across(closeTo: 'bottom' | 'top' | 'left' | 'right'): boolean {
  return closeTo === 'bottom' || closeTo === 'top'
}

/** To where its mirror image would lie, in its own form. */
function moveSign(shape: Shape, flipBox: (box: Box) => Box): Shape {
  if (shape.type !== 'polygon') return shape
  const xs = shape.points.map(([x]) => x)
  const left = Math.min(...xs)
  const shift = flipBox({ x: left, y: 0, width: Math.max(...xs) - left, height: 0 }).x - left
  return moveShape(shape, shift, 0)
}

function flipFill(fill: Fill, flipPoint: (point: Point) => Point): Fill {
  if (fill.type === 'linear') return { ...fill, from: flipPoint(fill.from), to: flipPoint(fill.to) }
  return fill.type === 'radial' ? { ...fill, center: flipPoint(fill.center) } : fill
}
