import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'

/** Least cap height by the width of the canvas, in pixels. */
const LEAST_CAP_PX = { large: 18, square: 12, small: 7 }
/** Sizes are fitted to a thousandth of a pixel. */
const ROUNDING_PX = 0.01

/** The smallest words can still be read on a phone. */
export const textSize: Check = ({ layout, typesetter }) => {
  const least = LEAST_CAP_PX[layout.widthPx >= 1080 ? 'large' : layout.widthPx === 600 ? 'square' : 'small']
  return layout.layers.flatMap((layer) => {
    if (layer.kind !== 'text') return []
    const cap = typesetter.capHeight(layer.face) * layer.sizePx
    if (cap >= least - ROUNDING_PX) return []
    return [
      error('text-size', `The words ${quote(layer.text)} are ${cap.toFixed(1)} px high where ${least} px are needed.`),
    ]
  })
}
