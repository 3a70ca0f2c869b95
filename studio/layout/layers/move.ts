import type { Layer, Shape } from './layout.ts'

/** Words or a shape, moved on the canvas; anything else stays where it is. */
export function moveLayer(layer: Layer, dx: number, dy: number): Layer {
  if (layer.kind === 'shape') return { ...layer, shape: moveShape(layer.shape, dx, dy) }
  if (layer.kind !== 'text') return layer
  const { x, y, box } = layer
  return { ...layer, x: x + dx, y: y + dy, box: { ...box, x: box.x + dx, y: box.y + dy } }
}

export function moveShape(shape: Shape, dx: number, dy: number): Shape {
  if ('box' in shape) return { ...shape, box: { ...shape.box, x: shape.box.x + dx, y: shape.box.y + dy } }
  if ('center' in shape) return { ...shape, center: [shape.center[0] + dx, shape.center[1] + dy] }
  return { ...shape, points: shape.points.map(([x, y]) => [x + dx, y + dy]) }
}
