import { SPACELESS_LETTER } from '../language/script.ts'
import { listWords, type WordList } from '../language/words.ts'
import { foldAccents } from './fold-text.ts'

/** Meanings with their words, as a language's file lists them. */
export type Vocabulary<Meaning> = (readonly [Meaning, WordList])[]

interface Phrase<Meaning> {
  meaning: Meaning
  /** Words of the phrase one by one; any letters may follow one with `isStem`. */
  words: readonly { letters: string; isStem: boolean }[]
  /** A short word before it may be written together with it: an article, "and". */
  hasPrefix: boolean
}

const PREFIX_MAX = 4

/**
 * Returns a function that finds the longest word or phrase at a place of a text, which is folded as its words are. It
 * looks words up by first letters and without patterns, because compiling those of all languages takes seconds.
 */
export function findWords<Meaning>(
  vocabulary: Vocabulary<Meaning>,
): (folded: string, at: number) => { meaning: Meaning; to: number } | undefined {
  const phrases = vocabulary.flatMap(([meaning, list]) =>
    listWords(foldAccents(list.toLowerCase())).map((phrase) => phraseOf(meaning, phrase)),
  )
  const plain = Map.groupBy(
    phrases.filter(({ hasPrefix }) => !hasPrefix),
    ({ words }) => words[0]!.letters[0],
  )
  const prefixed = phrases.filter(({ hasPrefix }) => hasPrefix)
  return (folded, at) => {
    let longest: { meaning: Meaning; to: number } | undefined
    const take = (phrase: Phrase<Meaning>, from: number) => {
      const to = endOf(phrase, folded, from)
      if (to > (longest?.to ?? at)) longest = { meaning: phrase.meaning, to }
    }
    for (const phrase of plain.get(folded[at]) ?? []) take(phrase, at)
    if (prefixed.length === 0) return longest
    for (let from = at; from <= at + PREFIX_MAX && (from === at || isLetter(folded[from - 1])); from += 1) {
      for (const phrase of prefixed) if (folded.startsWith(phrase.words[0]!.letters, from)) take(phrase, from)
    }
    return longest
  }
}

function phraseOf<Meaning>(meaning: Meaning, phrase: string): Phrase<Meaning> {
  const words = phrase.split(' ').map((word) => ({ letters: word.replaceAll('*', ''), isStem: word.endsWith('*') }))
  return { meaning, words, hasPrefix: phrase.startsWith('*') }
}

/** Returns the end of the phrase in the text, or -1 if it does not stand there. */
function endOf<Meaning>({ words }: Phrase<Meaning>, folded: string, from: number): number {
  let at = from
  for (const [index, { letters, isStem }] of words.entries()) {
    if (index > 0) {
      if (!isSpace(folded[at])) return -1
      while (isSpace(folded[at])) at += 1
    }
    if (!folded.startsWith(letters, at)) return -1
    at += letters.length
    if (isStem) while (isLetter(folded[at])) at += 1
    else if (isLetter(folded[at]) && isLetter(letters.at(-1)) && !SPACELESS_LETTER.test(letters)) return -1
  }
  return at
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}]/u.test(letter)
const isSpace = (letter: string | undefined) => letter !== undefined && /\s/u.test(letter)
