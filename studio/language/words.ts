/**
 * How language files list words and phrases: parted by commas, on one line or several. `*` stands for any letters
 * (`guarantee*`) and `?` for one (`???*ste` ends so behind three letters at least).
 */
export type WordList = string

export function listWords(list: WordList): string[] {
  return list
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter(Boolean)
}

/** The words of the lists as a group of a pattern; where there are none, a group that nothing matches. */
export function oneOf(...lists: readonly WordList[]): string {
  const words = [...new Set(lists.flatMap(listWords))]
  return words.length > 0 ? `(?:${words.map(wordPattern).join('|')})` : '(?!)'
}

/** A line that opens with one of the words. */
export function openingWith(list: WordList): RegExp {
  return new RegExp(`^${oneOf(list)}`, 'iu')
}

export const LETTER = '[\\p{L}\\p{M}]'
/** Here words stand without spaces between them, so that a word has no end that could be seen. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u

/** Down to the word's end; a space may follow a stop inside it ("e. g."). */
function wordPattern(word: string): string {
  const letters = word
    .replaceAll(/[+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('.', '\\.\\s?')
    .replaceAll(' ', '\\s')
    .replaceAll('?', LETTER)
    .replaceAll('*', `${LETTER}*`)
  return SPACELESS.test(word) ? letters : `${letters}(?!${LETTER})`
}
