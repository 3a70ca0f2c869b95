import type { Box } from '#contract/report.ts'
import type { Layer, Shape, TextLayer } from './layout.ts'
import { isOfMessage } from './name-parts.ts'

/** The upright box round a run that is turned about its own centre. */
export function rotatedBounds(layer: Pick<TextLayer, 'box' | 'rotation'>): Box {
  const { box } = layer
  if (layer.rotation === 0) return box
  const angle = (layer.rotation * Math.PI) / 180
  const width = Math.abs(box.width * Math.cos(angle)) + Math.abs(box.height * Math.sin(angle))
  const height = Math.abs(box.width * Math.sin(angle)) + Math.abs(box.height * Math.cos(angle))
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** The run that says the headline, which every ad but the last resort's has. */
export function headlineOf(layers: readonly Layer[]): (TextLayer & { part: 'headline' }) | undefined {
  return layers.find(
    (layer): layer is TextLayer & { part: 'headline' } => layer.kind === 'text' && layer.part === 'headline',
  )
}

/** All lines that are written, each by its own ink. */
export function linesOf(layers: readonly Layer[]): Box[] {
  return layers.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
}

/** Each line by its own ink, so that the hole beside a short line counts as free; a turned run by its turned bounds. */
export function lineBoxes(text: TextLayer): Box[] {
  if (text.rotation !== 0) {
    const bounds = rotatedBounds(text)
    const inset = (bounds.height - text.box.height) / 2
    return [{ ...bounds, y: bounds.y + inset, height: bounds.height - 2 * inset }]
  }
  return text.lines.map(({ inkBox }) => ({ ...inkBox, x: text.x + inkBox.x, y: text.y + inkBox.y }))
}

/** The upright box of a shape; undefined for a wave, which ends at the canvas. */
export function shapeBounds(shape: Shape): Box | undefined {
  switch (shape.type) {
    case 'rect':
    case 'arch':
      return shape.box
    case 'polygon': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    }
    case 'ellipse':
      return around(shape.center, shape.rx, shape.ry)
    case 'burst':
      return around(shape.center, shape.radius, shape.radius)
    default:
      return undefined
  }
}

function around([x, y]: [number, number], rx: number, ry: number): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}

/** The box of a run of words or a logo, or of a shape that belongs to them; none of anything else. */
export function messageBox(layer: Layer): Box[] {
  const box =
    layer.kind === 'text' || layer.kind === 'logo'
      ? layer.box
      : layer.kind === 'shape'
        ? shapeBounds(layer.shape)
        : undefined
  return box && isOfMessage(layer) ? [box] : []
}
