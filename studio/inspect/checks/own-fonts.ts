import type { Check } from '../check.ts'
import { info, quote } from '../finding.ts'

/** Notes where the font that the user gave could not be used. */
export const ownFonts: Check = ({ layout, typesetter }) => {
  const others = layout.layers.flatMap((layer) =>
    layer.kind === 'text' &&
    layer.face.own !== undefined &&
    !typesetter.isSetInOwn(layer.text, layer.face, layer.language)
      ? [layer.text]
      : [],
  )
  const [first] = others
  if (first === undefined) return []
  const where = others.length > 1 ? `${quote(first)} and ${others.length - 1} more` : quote(first)
  return [info('own-fonts', `Your font does not have every letter of ${where}: that is set in one of ours.`)]
}
