import type { Box } from '#contract/ads/report.ts'
import { grow, rotatedBounds } from '../layers/box.ts'
import type { Layer, Layout, PhotoLayer, ProductLayer } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import type { ShownPicture } from './product-view.ts'

/**
 * Lists the boxes in which something else than the picture may rightly be seen: a photo carries words, a companion
 * stands behind the hero.
 */
export function coversOf(layout: Layout, layer: ShownPicture['layer']): Box[] {
  if (layer.kind === 'product') return inFront(layout, layer)
  return layer.kind === 'photo' ? [...onPhoto(layout, layer), ...roundedCorners(layer)] : []
}

/** Lists the boxes of later layers, which may lie on a photo that is scene: under words, scrims and shapes. */
function onPhoto(layout: Layout, photo: Layer): Box[] {
  const everything = { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx }
  return layout.layers.slice(layout.layers.indexOf(photo) + 1).map((layer) => {
    if (layer.kind === 'text') return grow(rotatedBounds(layer), layer.sizePx * 0.1)
    if (layer.kind === 'glass' || layer.kind === 'photo') return layer.box
    if (layer.kind === 'shape' && layer.shape.type === 'rect') return grow(layer.shape.box, 3 * (layer.blurPx ?? 0))
    if (layer.kind === 'shape' && layer.shape.type === 'polygon') return pointsBox(layer.shape.points)
    return everything
  })
}

function pointsBox(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/**
 * Lists the squares in which a rounded photo shows its ground: the arc leaves the edges a whole radius from the corner.
 */
function roundedCorners({ box, radius }: PhotoLayer): Box[] {
  if (radius === 0) return []
  return [box.x, box.x + box.width - radius].flatMap((x) =>
    [box.y, box.y + box.height - radius].map((y) => ({ x, y, width: radius, height: radius })),
  )
}

/** Lists the boxes of what stands before a companion, and of the shadow that it throws. */
function inFront(layout: Layout, product: ProductLayer): Box[] {
  return layout.layers.slice(layout.layers.indexOf(product) + 1).flatMap((layer) => {
    if (layer.kind === 'product') return [placedBounds(layer.placement)]
    if (layer.kind !== 'product-shadow') return []
    const { height } = layer.placement.box
    const reach = layer.style === 'drop' ? (Math.max(Math.abs(layer.dx), Math.abs(layer.dy)) + layer.blur) * height : 0
    return [grow(placedBounds(layer.placement), reach)]
  })
}
