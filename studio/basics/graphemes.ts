const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Of plain English text each character is a letter of its own, which needs no dictionary. */
const PLAIN_LETTERS = /^[ -~]*$/

/** What a reader takes for one letter each: with its accents, and an emoji whole. */
export function graphemes(text: string): string[] {
  if (PLAIN_LETTERS.test(text)) return text.split('')
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment)
}
