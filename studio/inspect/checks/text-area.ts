import type { Check } from '../check.ts'
import { warning } from '../finding.ts'
import { lineBoxes } from '../../layers/box.ts'

/** Checks how much of the picture is text, measured by the ink boxes of the lines. */
export const textArea: Check = ({ layout, canvas }) => {
  if (canvas.textShareMax === undefined) return []
  const boxes = layout.layers.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
  const share = boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (layout.widthPx * layout.heightPx)
  if (share <= canvas.textShareMax) return []
  const [percent, limit] = [share, canvas.textShareMax].map((part) => Math.round(part * 100))
  return [
    warning(
      'text-area',
      `Text covers ${percent}% of the picture and some placements take at most ${limit}%. Shorten a tagline.`,
    ),
  ]
}
