/**
 * How language files list words and phrases: parted by commas, on one line or several. `*` stands for any letters
 * (`guarantee*`) and `?` for one (`???*ste` ends so behind three letters at least); a word between two stars is found
 * inside any other (`*무료*`), as every word is where no spaces part them.
 */
export type WordList = string

export function listWords(list: WordList): string[] {
  return list
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter(Boolean)
}

/**
 * The words of the lists, down to their ends, as a group of a pattern; where there are none, one that nothing matches.
 * Ends are asked for once for all words: to compile them for each takes a hundred times as long.
 */
export function oneOf(...lists: readonly WordList[]): string {
  const words = wordsOf(lists)
  const [dense, spaced] = [words.filter(isSpaceless), words.filter((word) => !isSpaceless(word))]
  return anyOfThese([...ended(spaced), ...dense.map(letters)])
}

/** The same for words that stand anywhere in a text: whole, or as parts where no spaces part them. */
export function anyOf(...lists: readonly WordList[]): string {
  return anyOfThese([wholeWords(...lists), wordParts(...lists)])
}

/** Only those that stand in a text as whole words. */
export function wholeWords(...lists: readonly WordList[]): string {
  return `(?<!${LETTER})${anyOfThese(ended(wordsOf(lists).filter((word) => partOf(word) === undefined)))}`
}

/** Only those that are found inside others. */
export function wordParts(...lists: readonly WordList[]): string {
  return anyOfThese(
    wordsOf(lists)
      .flatMap((word) => partOf(word) ?? [])
      .map(letters),
  )
}

/** A line that opens with one of the words. */
export function openingWith(list: WordList): RegExp {
  return new RegExp(`^${oneOf(list)}`, 'iu')
}

/** The word itself where it is looked for inside others. */
function partOf(word: string): string | undefined {
  return isSpaceless(word) ? word : /^\*(.*)\*$/u.exec(word)?.[1]
}

/** Longer ones first: a pattern takes the first that fits. */
const wordsOf = (lists: readonly WordList[]) =>
  [...new Set(lists.flatMap(listWords))].toSorted((a, b) => b.length - a.length)

/** In these scripts words stand without spaces between them, so that no word has an end that could be seen. */
const isSpaceless = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]+$/u.test(word)

const LETTER = '[\\p{L}\\p{M}]'

/** Those with a letter at their end must end there; those with a stop have ended. */
function ended(words: readonly string[]): string[] {
  const stopped = words.filter((word) => word.endsWith('.'))
  const others = joined(words.filter((word) => !stopped.includes(word)))
  return [...(others.length > 0 ? [`${anyOfThese(others)}(?!${LETTER})`] : []), ...stopped.map(letters)]
}

/** Words that leave the same letters open before and behind, together. */
function joined(words: readonly string[]): string[] {
  const byOpening = Map.groupBy(words, (word) => /^[*?]*/u.exec(word)![0] + ' ' + /[*?]*$/u.exec(word)![0])
  return [...byOpening].map(([opening, alike]) => {
    const [before, behind] = opening.split(' ') as [string, string]
    const cores = alike.map((word) => letters(word.slice(before.length, word.length - behind.length)))
    return `${letters(before)}${anyOfThese(cores)}${letters(behind)}`
  })
}

const anyOfThese = (patterns: readonly string[]) => (patterns.length > 0 ? `(?:${patterns.join('|')})` : '(?!)')

/** A space may follow a stop inside a word ("e. g."). */
function letters(word: string): string {
  return word
    .replaceAll(/[+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('?', LETTER)
    .replaceAll('*', `${LETTER}*`)
    .replaceAll('.', '\\.\\s?')
    .replaceAll(' ', '\\s')
}
