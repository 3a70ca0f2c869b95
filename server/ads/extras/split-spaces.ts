/** Divides words from the spaces between them, if those are wider than the font's own. */
export function splitSpaces(words: string, wordSpacePx: number): { letters: string; isSpace: boolean }[] {
  if (wordSpacePx === 0) return [{ letters: words, isSpace: false }]
  return words
    .split(/( +)/)
    .filter((letters) => letters !== '')
    .map((letters) => ({ letters, isSpace: letters.startsWith(' ') }))
}
