import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import type { Layer, Shape, TextLayer, TextLine } from './layout.ts'
import { isOfMessage } from './name-parts.ts'

export type { Box }

export function contains(outer: Box, inner: Box, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    right(inner) <= right(outer) + slack &&
    bottom(inner) <= bottom(outer) + slack
  )
}

export function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** Returns a box about the same middle, with this share of its sides. */
export function shrunk({ x, y, width, height }: Box, share: number): Box {
  const cut = (1 - share) / 2
  return { x: x + cut * width, y: y + cut * height, width: share * width, height: share * height }
}

export function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** Returns the box of a whole canvas or picture. */
export function wholeOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }): Box {
  return { x: 0, y: 0, width: widthPx, height: heightPx }
}

/** Returns the distance from a point to the nearest one of the box, 0 inside it. */
export function distanceTo(box: Box, [x, y]: readonly [number, number]): number {
  return Math.hypot(Math.max(box.x - x, 0, x - right(box)), Math.max(box.y - y, 0, y - bottom(box)))
}

export function middleOf(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Returns the upright box round a run or a product that is turned about its own center. */
export function rotatedBounds({ box, rotation }: { box: Box; rotation: number }): Box {
  if (rotation === 0) return box
  const angle = (rotation * Math.PI) / 180
  const width = Math.abs(box.width * Math.cos(angle)) + Math.abs(box.height * Math.sin(angle))
  const height = Math.abs(box.width * Math.sin(angle)) + Math.abs(box.height * Math.cos(angle))
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Returns the run of the headline, which every ad has but that of the last resort. */
export function headlineOf(layers: readonly Layer[]): TextLayer | undefined {
  return layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.part === 'headline')
}

/** Lists all lines of text, each by its own ink. */
export function linesOf(layers: readonly Layer[]): Box[] {
  return layers.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
}

/**
 * Lists the lines of a run, each by its own ink, so that the hole beside a short line counts as free. A turned run
 * counts by its turned bounds.
 */
export function lineBoxes(text: TextLayer): Box[] {
  if (text.rotation !== 0) {
    const bounds = rotatedBounds(text)
    const inset = (bounds.height - text.box.height) / 2
    return [{ ...bounds, y: bounds.y + inset, height: bounds.height - 2 * inset }]
  }
  return text.lines.map((line) => lineBox(text, line))
}

export function lineBox(text: TextLayer, { inkBox }: TextLine): Box {
  return { ...inkBox, x: text.x + inkBox.x, y: text.y + inkBox.y }
}

/** Returns the upright box of a shape, or undefined for a wave, which ends at the canvas. */
export function shapeBounds(shape: Shape): Box | undefined {
  if (shape.type === 'wave') return undefined
  if ('box' in shape) return shape.box
  if ('center' in shape) {
    const [x, y] = shape.center
    const [rx, ry] = shape.type === 'ellipse' ? [shape.rx, shape.ry] : [shape.radius, shape.radius]
    return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
  }
  const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Returns the box of a run of words or a logo, or of a shape that belongs to them, and none for anything else. */
export function messageBox(layer: Layer): Box[] {
  if (!isOfMessage(layer)) return []
  if (layer.kind === 'text' || layer.kind === 'logo') return [layer.box]
  const bounds = layer.kind === 'shape' && shapeBounds(layer.shape)
  return bounds ? [bounds] : []
}

export function moveLayers(layers: readonly Layer[], dx: number, dy: number): Layer[] {
  return layers.map((layer) => moveLayer(layer, dx, dy))
}

/** Moves words or a shape on the canvas. Anything else stays where it is. */
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
