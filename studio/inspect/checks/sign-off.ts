import { MISSING_RULES } from '#contract/ads/required-parts.ts'
import type { Check } from '../check.ts'
import { quote, warning } from '../finding.ts'

/**
 * Warns of parts that the user gave besides the message and for which no composition of this size had room. None is left
 * out silently.
 */
export const signOff: Check = ({ layout }) => {
  const { words, hasLogo } = layout.direction
  const shown = new Set(layout.layers.map(({ part }) => part))
  return [
    words.legalLine && !shown.has('legal-line')
      ? warning(
          MISSING_RULES.legalLine,
          `The legal line ${quote(words.legalLine)} does not fit in this format. Shorten it, or do not use this format.`,
        )
      : [],
    words.webAddress && !shown.has('web-address')
      ? warning('web-address', `The web address ${quote(words.webAddress)} does not fit in this format. Shorten it.`)
      : [],
    hasLogo && !shown.has('logo')
      ? warning('logo', 'The logo does not fit in this format. Upload it larger, or less wide.')
      : [],
  ].flat()
}
