import type { Check } from '../check.ts'
import { warning } from '../finding.ts'
import { lineBoxes } from '../../layout/layers/text-bounds.ts'

/** Google's responsive square: at most a fifth of the picture is text, told from the ink boxes of the lines. */
const TEXT_SHARE = 0.2

export const textArea: Check = ({ layout }) => {
  if (layout.format !== 'square') return []
  const boxes = layout.layers.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
  const share = boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (layout.widthPx * layout.heightPx)
  if (share <= TEXT_SHARE) return []
  const percent = Math.round(share * 100)
  return [
    warning(
      'text-area',
      `Text covers ${percent}% of the picture and some placements take at most 20%. Shorten a tagline.`,
    ),
  ]
}
