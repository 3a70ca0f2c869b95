const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Printable ASCII: each character is a letter of its own, and no dictionary is needed. */
const PLAIN_LETTERS = /^[ -~]*$/

/** Splits a text into what a reader takes for one letter each: with its accents, and an emoji whole. */
export function graphemes(text: string): string[] {
  if (PLAIN_LETTERS.test(text)) return text.split('')
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment)
}
