import type { Check } from '../check.ts'
import { info, quote, warning } from '../finding.ts'

/** What the art direction wants the person to know: colors that could not be read, what the inspiration gave. */
export const notes: Check = ({ layout }) => {
  const { unreadableColors, inspiration } = layout.direction
  return [
    ...unreadableColors.map((color) =>
      warning('color', `${quote(color)} is not a color and was left out. Write it like #3B82F6.`),
    ),
    ...(inspiration ? [info('inspiration', inspiration)] : []),
  ]
}
