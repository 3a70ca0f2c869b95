/**
 * Words and phrases as language files list them: separated by commas, on one line or several. `*` stands for any
 * letters (`guarantee*`) and `?` for one (`???*ste` ends so after three letters or more). A word between two stars is
 * found inside any other (`*무료*`), as every word of a script without spaces is.
 */
export type WordList = string

export function listWords(list: WordList): string[] {
  return list
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/gu, ' '))
    .filter(Boolean)
}

/**
 * Returns the words of the lists, up to their ends, as a group of a pattern; without words, a group that nothing
 * matches. The ends are tested once for all words, because compiling them for each takes a hundred times as long.
 */
export function oneOf(...lists: readonly WordList[]): string {
  const words = wordsOf(lists)
  const [dense, spaced] = [words.filter(isSpaceless), words.filter((word) => !isSpaceless(word))]
  return anyOfThese([...ended(spaced), ...dense.map(letters)])
}

/** Returns the same for words anywhere in a text: whole, or as parts in scripts without spaces. */
export function anyOf(...lists: readonly WordList[]): string {
  return anyOfThese([wholeWords(...lists), wordParts(...lists)])
}

/**
 * Returns a function that finds the words of a list in a text. Its pattern is compiled for the first text that may have
 * one of them: compiling those of all languages takes longer than any other step of a first ad.
 */
export function finderOf(list: WordList): (text: string) => string[] {
  const words = listWords(list).map(foldCase)
  const whole = words.filter((word) => !MAY_BE_INSIDE.test(word)).map(letterRuns)
  const inside = words.filter((word) => MAY_BE_INSIDE.test(word)).map((word) => word.split(OPEN_LETTERS))
  let pattern: RegExp | undefined
  return (text) => {
    const folded = foldCase(text)
    const runs = new Set(letterRuns(folded))
    const mayHave =
      whole.some((word) => word.every((run) => runs.has(run))) ||
      inside.some((word) => word.every((part) => folded.includes(part)))
    if (!mayHave) return []
    pattern ??= new RegExp(anyOf(list), 'giu')
    return text.match(pattern) ?? []
  }
}

/** A word that is found inside another: with a star, or of a script without spaces. */
const MAY_BE_INSIDE = /[*?\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** What a word of a list leaves open: any letters, one letter, or a space. */
const OPEN_LETTERS = /[*?.\s]+/u

function letterRuns(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}

/** Returns small letters that are equal where a pattern that ignores case takes two letters for the same. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('ſ', 's')
}

/** Returns a pattern for the words that stand in a text as whole words. */
export function wholeWords(...lists: readonly WordList[]): string {
  return `(?<!${LETTER})${anyOfThese(ended(wordsOf(lists).filter((word) => partOf(word) === undefined)))}`
}

/** Returns a pattern for the words that are found inside others. */
export function wordParts(...lists: readonly WordList[]): string {
  return anyOfThese(
    wordsOf(lists)
      .flatMap((word) => partOf(word) ?? [])
      .map(letters),
  )
}

/** Matches a line that opens with one of the words. */
export function openingWith(list: WordList): RegExp {
  return new RegExp(`^${oneOf(list)}`, 'iu')
}

/** Returns the word itself if it is looked for inside others. */
function partOf(word: string): string | undefined {
  return isSpaceless(word) ? word : /^\*(.*)\*$/u.exec(word)?.[1]
}

/** Sorts longer words first, because a pattern takes the first one that fits. */
const wordsOf = (lists: readonly WordList[]) =>
  [...new Set(lists.flatMap(listWords))].toSorted((a, b) => b.length - a.length)

/** Detects scripts without spaces, in which the end of a word cannot be seen. */
const isSpaceless = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]+$/u.test(word)

const LETTER = '[\\p{L}\\p{M}]'

/**
 * Returns patterns for words with their ends. A word with a letter at its end must end there; one with a stop has
 * ended.
 */
function ended(words: readonly string[]): string[] {
  const stopped = words.filter((word) => word.endsWith('.'))
  const others = joined(words.filter((word) => !stopped.includes(word)))
  return [...(others.length > 0 ? [`${anyOfThese(others)}(?!${LETTER})`] : []), ...stopped.map(letters)]
}

/** Groups words that leave the same letters open before and after. */
function joined(words: readonly string[]): string[] {
  const byOpening = Map.groupBy(words, (word) => /^[*?]*/u.exec(word)![0] + ' ' + /[*?]*$/u.exec(word)![0])
  return [...byOpening].map(([opening, alike]) => {
    const [before, behind] = opening.split(' ') as [string, string]
    const cores = alike.map((word) => letters(word.slice(before.length, word.length - behind.length)))
    return `${letters(before)}${anyOfThese(cores)}${letters(behind)}`
  })
}

const anyOfThese = (patterns: readonly string[]) => (patterns.length > 0 ? `(?:${patterns.join('|')})` : '(?!)')

/** Escapes a word. A space may follow a stop inside it ("e. g."). */
function letters(word: string): string {
  return word
    .replaceAll(/[+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('?', LETTER)
    .replaceAll('*', `${LETTER}*`)
    .replaceAll('.', '\\.\\s?')
    .replaceAll(' ', '\\s')
}
