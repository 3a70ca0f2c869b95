import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'

/** Sizes are fitted to a thousandth of a pixel. */
const ROUNDING_PX = 0.01

/** The smallest words can still be read on a phone. */
export const textSize: Check = ({ layout, canvas, typesetter }) => {
  const minPx = canvas.minCapPx
  return layout.layers.flatMap((layer) => {
    if (layer.kind !== 'text') return []
    const cap = typesetter.capHeight(layer.face) * layer.sizePx
    if (cap >= minPx - ROUNDING_PX) return []
    return [error('text-size', `The words ${quote(layer.text)} are too small to be read.`)]
  })
}
