import type { TextLayer } from '../../layers/layout.ts'
import type { Check } from '../check.ts'
import { ASKS_TO_DOWNLOAD } from '../../words/guard/download-words.ts'
import { quote, warning } from '../finding.ts'

/** The user's words are never altered. Where a platform may refuse them, a warning gives a plain fix. */
export const ownWords: Check = ({ layout }) => {
  const typed = layout.layers.filter((layer) => layer.kind === 'text').map((layer) => asTyped(layer, layout.direction))
  return RULES.flatMap(({ rule, breaks, message }) =>
    typed.filter(breaks).map(({ text }) => warning(rule, message(text))),
  )
}

interface TypedText {
  role: TextLayer['part']
  text: string
}

/** Returns the words as they were typed: capitals that the style sets are no shouting of the user's. */
function asTyped({ part: role, text }: TextLayer, { words }: { words: { headline: string } }): TypedText {
  return { role, text: role === 'headline' ? words.headline : text }
}

const RULES: { rule: string; breaks: (typed: TypedText) => boolean; message: (text: string) => string }[] = [
  {
    rule: 'punctuation',
    breaks: ({ text }) => REPEATED_MARKS.test(text),
    message: (text) => `Ad platforms may refuse repeated punctuation. Write ${quote(calmed(text))} instead.`,
  },
  {
    rule: 'capitals',
    breaks: ({ role, text }) => shoutedWords(text) >= (role === 'name' ? SHOUTED_NAME : 2),
    message: (text) => `Ad platforms may refuse words in capitals. Write ${quote(text)} in ordinary letters.`,
  },
  {
    rule: 'download',
    breaks: ({ text }) => ASKS_TO_DOWNLOAD.test(text),
    message: (text) =>
      `Google may refuse a picture that says “Download” or “Install”. Say ${quote(text)} in other words.`,
  },
]

const REPEATED_MARKS = /([!?！？¡¿؟])\s?[!?！？¡¿؟]/u

function calmed(text: string): string {
  return text.replaceAll(/([!?！？¡¿؟])(?:\s?[!?！？¡¿؟])+/gu, '$1')
}

/** Number of words in capitals from which a name is shouted. It may well have some: it is a brand. */
const SHOUTED_NAME = 5

/**
 * Counts neighboring words that are all capitals. If fewer than two of them have four letters, they are abbreviations.
 */
function shoutedWords(text: string): number {
  let longest = 0
  let inTurn: string[] = []
  for (const word of text.split(/\s+/u).filter((part) => /\p{L}/u.test(part))) {
    inTurn = /^[^\p{Ll}]*$/u.test(word) && /\p{Lu}/u.test(word) ? [...inTurn, word] : []
    const long = inTurn.filter((shouted) => /(?:\p{Lu}\p{M}*){4}/u.test(shouted))
    if (long.length >= 2) longest = Math.max(longest, inTurn.length)
  }
  return longest
}
