// oxlint-disable-next-line no-restricted-imports -- loads code of a package and nothing else: all patterns at once take 48 MB
import { createRequire } from 'node:module'
import type { BorrowedPatterns } from '../../language/language.ts'
import { findLanguage } from '../../language/languages.ts'
import { listWords } from '../../language/words.ts'
import { graphemes } from '../../basics/graphemes.ts'

/** Fewer letters than these do not stand on a line of their own. */
const MIN_BEFORE = 3
const MIN_AFTER = 3

/**
 * Cuts a word that is too wide for any line where its language divides words: by the patterns that TeX uses. Returns
 * one part if the language has none, if the word is too short, or if it is no word (a model's number).
 */
export function cutSyllables(word: string, language: string): string[] {
  const hyphenation = findLanguage(language)?.hyphenation
  if (!hyphenation || !/^\P{N}*$/u.test(word)) return [word]
  const small = inSmallLetters(word, language)
  const ends = typeof hyphenation === 'string' ? endsBy(hyphenation, small) : endsByBorrowed(hyphenation, small)
  const cuts = ends.filter((end) => {
    return lettersOf(word.slice(0, end)) >= MIN_BEFORE && lettersOf(word.slice(end)) >= MIN_AFTER
  })
  return [0, ...cuts].map((start, index) => word.slice(start, cuts[index] ?? word.length))
}

/**
 * Returns a word in the small letters of its language, each as long as its capital, so that a part ends at the same
 * place in both. The package makes letters small by the locale of the process, which leaves these as they are: a
 * Turkish İ or I would be cut differently in every country.
 */
function inSmallLetters(word: string, language: string): string {
  const letters = Array.from(word, (letter) => {
    const small = letter.toLocaleLowerCase(language)
    return small.length === letter.length ? small : letter.normalize('NFD')[0]!.toLowerCase()
  })
  return letters.join('')
}

/** A character that no settable text holds; a soft hyphen may have been typed. */
const CUT = '\u001f'
const lettersOf = (text: string) => graphemes(text).filter((letter) => /\p{L}/u.test(letter)).length

/** Returns where each part of a word ends. */
function endsBy(patterns: string, word: string): number[] {
  let at = 0
  return hyphenate(patterns, word)
    .split(CUT)
    .map((part) => (at += part.length))
}

function endsByBorrowed({ patterns, together }: BorrowedPatterns, word: string): number[] {
  const unaccented = word.replaceAll(/\p{L}/gu, (letter) => letter.normalize('NFD')[0]!)
  const kept = listWords(together)
  return endsBy(patterns, unaccented).filter((end) => !kept.includes(unaccented.slice(end - 1, end + 1)))
}

/** The package `hyphen` ships no types. */
interface Hyphenator {
  hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string
}

const require = createRequire(import.meta.url)

/**
 * Divides a word. Each language's patterns take a moment and some memory, so they are loaded for the first word that
 * needs them.
 */
function hyphenate(patterns: string, word: string): string {
  const { hyphenateSync } = require(`hyphen/${patterns}`) as Hyphenator
  return hyphenateSync(word, { hyphenChar: CUT, minWordLength: MIN_BEFORE + MIN_AFTER })
}
