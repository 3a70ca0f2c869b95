import type { Box } from '#contract/ads/report.ts'
import type { Fill, Layer, Point, Shape } from '../layers/layout.ts'

/**
 * Moves a layer of a ground to the left, so that a card shows its part of a picture that is wider than itself. `widthPx`
 * is the width of that picture, `cardPx` that of the card: lights of a mesh are measured in shares of their canvas.
 */
export function shiftLayer(
  layer: Layer,
  byPx: number,
  { widthPx, cardPx }: { widthPx: number; cardPx: number },
): Layer {
  const at = ([x, y]: Point): Point => [x - byPx, y]
  const boxAt = (box: Box): Box => ({ ...box, x: box.x - byPx })
  const shapeAt = (shape: Shape) => shiftShape(shape, at, boxAt)
  const clip = 'clip' in layer && layer.clip ? { clip: shapeAt(layer.clip) } : {}
  switch (layer.kind) {
    case 'shape':
      return { ...layer, shape: shapeAt(layer.shape), ...(layer.fill && { fill: fillAt(layer.fill, at) }), ...clip }
    case 'mesh':
      return {
        ...layer,
        blobs: layer.blobs.map((blob) => ({
          ...blob,
          x: (blob.x * widthPx - byPx) / cardPx,
          rx: (blob.rx * widthPx) / cardPx,
        })),
      }
    case 'material':
    case 'window-light':
    case 'glass':
      return { ...layer, box: boxAt(layer.box), ...clip }
    case 'halftone':
      return { ...layer, edge: [at(layer.edge[0]), at(layer.edge[1])], ...clip }
    case 'rays':
      return { ...layer, center: at(layer.center) }
    case 'foliage':
      return { ...layer, fronds: layer.fronds.map((frond) => ({ ...frond, base: at(frond.base) })) }
    case 'confetti':
      return { ...layer, area: boxAt(layer.area), keepOut: layer.keepOut.map(boxAt) }
    default:
      return layer
  }
}

function shiftShape(shape: Shape, at: (point: Point) => Point, boxAt: (box: Box) => Box): Shape {
  switch (shape.type) {
    case 'rect':
    case 'arch':
      return { ...shape, box: boxAt(shape.box) }
    case 'ellipse':
    case 'burst':
      return { ...shape, center: at(shape.center) }
    case 'polygon':
    case 'wave':
      return { ...shape, points: shape.points.map(at) }
  }
}

function fillAt(fill: Fill, at: (point: Point) => Point): Fill {
  if (fill.type === 'linear') return { ...fill, from: at(fill.from), to: at(fill.to) }
  return fill.type === 'radial' ? { ...fill, center: at(fill.center) } : fill
}
