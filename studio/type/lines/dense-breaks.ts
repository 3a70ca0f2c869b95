import { allLanguages } from '../../language/languages.ts'
import { listWords } from '../../language/words.ts'

/** Scripts in which UAX 14 lets a line end after almost any letter. */
export const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The words on both sides of a word's end, as the dictionary divides the text. */
export interface Neighbours {
  before: string
  after: string
}

const HAN = /\p{Script=Han}/u
const HIRAGANA = /\p{Script=Hiragana}/u
const KATAKANA = /[\p{Script=Katakana}ー]/u
const HANGUL = /\p{Script=Hangul}/u

/**
 * Returns true if a line may well end between two letters of which one is dense. The dictionary finds words, but a
 * reader expects more to stay together: what leans on a word (particles, endings, counters) stays with it.
 */
export function isDenseBreak(last: string, first: string, words: Neighbours | undefined): boolean {
  if (/\p{P}/u.test(last)) return true
  // Korean has spaces; a line that ends inside one of its words reads as a mistake.
  if (HANGUL.test(last) && HANGUL.test(first)) return false
  if (!words || LEANING.has(words.after) || OPENING.has(words.before) || isCounted(words)) return false
  if (HIRAGANA.test(first)) return endsPhrase(words)
  if (KATAKANA.test(last) && KATAKANA.test(first)) return isTwoLoanWords(words)
  if (HAN.test(last) && HAN.test(first)) return !isCompound(words)
  return true
}

const wordSet = (list: 'phraseEnds' | 'leaning' | 'opening') =>
  new Set(allLanguages.flatMap(({ lines }) => listWords(lines[list])))

const PHRASE_ENDS = wordSet('phraseEnds')
const LEANING = new Set([...PHRASE_ENDS, ...wordSet('leaning')])
const OPENING = wordSet('opening')

/**
 * Returns true at the end of a phrase in kana, which a particle marks; otherwise only two long words can be
 * distinguished from an ending.
 */
function endsPhrase({ before, after }: Neighbours): boolean {
  if (OPENING.has(after)) return before.length > 1
  return PHRASE_ENDS.has(before) || (before.length >= 3 && after.length >= 3 && HIRAGANA.test(before.at(-1)!))
}

/** The word lists cut loan words too finely; parts of these lengths on both sides are words that a reader knows. */
const LOAN_WORD_LETTERS = { before: 3, after: 4 }

function isTwoLoanWords({ before, after }: Neighbours): boolean {
  return before.length >= LOAN_WORD_LETTERS.before && after.length >= LOAN_WORD_LETTERS.after
}

/**
 * Returns true for a compound. The word lists split unknown words letter by letter; a single letter after a word is its
 * ending.
 */
function isCompound({ after }: Neighbours): boolean {
  return after.length === 1 && !OPENING.has(after)
}

/** Returns true for a number and what it counts: "40時間", "四十小时", "第3代". */
function isCounted({ before, after }: Neighbours): boolean {
  return /[\p{Nd}一二三四五六七八九十百千万萬两兩]$/u.test(before) && DENSE.test(after[0]!)
}

/**
 * Returns true if a line may well end between two words of a script without spaces. The dictionary splits an unknown
 * loan word into syllables (ceramic: เซ|รา|มิ|ก), so a break needs a word of some length on both sides.
 */
export function isThaiBreak(words: Neighbours | undefined): boolean {
  if (!words || OPENING.has(words.before)) return false
  const [before, after] = [words.before.length, words.after.length]
  return Math.min(before, after) >= 3 && Math.max(before, after) >= 4 && !/^.์/u.test(words.after)
}
