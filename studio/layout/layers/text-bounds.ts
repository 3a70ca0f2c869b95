import type { Box } from '#contract/report.ts'
import type { Layer, TextLayer } from './layout.ts'

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
