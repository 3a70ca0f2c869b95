import type { Check } from '../check.ts'
import { quote, warning } from '../finding.ts'

/** Every letter has a shape in the shipped fonts. Others show as empty boxes, and only the user knows other words. */
export const knownLetters: Check = ({ layout, typesetter }) =>
  layout.layers.flatMap((layer) => {
    if (layer.kind !== 'text') return []
    const missing = typesetter.missingGlyphs(layer.text, layer.face, layer.language)
    if (missing.length === 0) return []
    const letters = missing.slice(0, 5).join(' ')
    return [
      warning('letters', `The characters “${letters}” in ${quote(layer.text)} cannot be shown. Write it without them.`),
    ]
  })
