import type { LanguageCode } from '#contract/languages.ts'
import type { NamedHue } from '../color/named-hue.ts'
import { forEachLanguage } from '../language/languages.ts'
import type { RequestColor } from '../language/request-words.ts'
import { anyOf } from '../language/words.ts'

/**
 * Returns the color that a name gives a thing ("red hoodie", "poltrona in velluto verde"), or undefined if it gives
 * none, or several.
 */
export function colorOfName(name: string, language: LanguageCode): NamedHue | undefined {
  const named = colorWords(language).flatMap(([hue, pattern]) => (pattern.test(name) ? [hue] : []))
  const hues = new Set(named)
  return hues.size === 1 ? named[0] : undefined
}

const HUES: Record<RequestColor, NamedHue> = {
  black: 'neutral',
  white: 'neutral',
  gray: 'neutral',
  red: 'red',
  orange: 'red',
  yellow: 'yellow',
  green: 'green',
  teal: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'red',
  brown: 'earth',
  beige: 'earth',
  navy: 'blue',
  gold: 'yellow',
}

const colorWords = forEachLanguage(({ requests: { colors } }): [NamedHue, RegExp][] =>
  (Object.entries(colors) as [RequestColor, string][]).map(([color, words]) => [
    HUES[color],
    new RegExp(anyOf(words), 'iu'),
  ]),
)
