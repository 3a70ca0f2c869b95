import type { Check } from '../check.ts'
import { info, quote, warning } from '../finding.ts'

/**
 * What the art direction wants the person to know: colors that could not be read, prices that claim nothing, what the
 * inspiration gave.
 */
export const notes: Check = ({ layout }) => {
  const { unreadableColors, offerDoubt, inspiration } = layout.direction
  return [
    ...unreadableColors.map((color) =>
      warning('color', `${quote(color)} is not a color and was left out. Write it like #3B82F6.`),
    ),
    ...(offerDoubt ? [warning('offer', offerDoubt)] : []),
    ...(inspiration ? [info('inspiration', inspiration)] : []),
  ]
}
