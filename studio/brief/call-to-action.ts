import type { Tone } from '#contract/choices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { languages } from '../language/languages.ts'
import { createRandom } from '../basics/random.ts'

/** Returns the phrase that fits any product, for ads whose language is not sure too. */
export function neutralCallToAction(language: LanguageCode): string {
  return languages[language].callsToAction.professional.at(-1)!
}

/**
 * How a product is paid for: `bought` at a click, `thought over` because of its price or because none is known, or
 * `visited`: a service, or a thing that is seen before anybody pays.
 */
export type WayOfBuying = 'bought' | 'thought over' | 'visited'

/**
 * Returns the studio's phrases for the tone in the ad's language, in the seed's order. What is visited gets no phrase
 * that puts it into a cart; for what is bought, these phrases come first, because "Take a look" promises less.
 */
export function callsToAction(language: LanguageCode, tone: Tone, seed: number, purchase: WayOfBuying): string[] {
  const { callsToAction, buying } = languages[language]
  const isBuying = (phrase: string) => buying.includes(phrase)
  const phrases = callsToAction[tone]
  const suitable = purchase === 'visited' ? phrases.filter((phrase) => !isBuying(phrase)) : phrases
  const first = Math.floor(createRandom(seed, 'call-to-action').next() * suitable.length)
  const inTurn = [...suitable.slice(first), ...suitable.slice(0, first)]
  return purchase === 'bought'
    ? inTurn.toSorted((one, other) => Number(isBuying(other)) - Number(isBuying(one)))
    : inTurn
}

/** Returns the first phrase that repeats no word of these lines. "Order now" under "Order online" would repeat one. */
export function freshCall(calls: readonly string[], lines: readonly (string | undefined)[]): string {
  const known = lines.flatMap((line) => (line ? wordsOf(line) : [])).filter((word) => !YOURS.has(word))
  const isFresh = (call: string) => !wordsOf(call).some((word) => known.some((other) => sameWord(word, other)))
  return calls.find(isFresh) ?? calls[0]!
}

/** Words whose repetition is not noticed: "Find your size" under "For your summer". */
const YOURS: ReadonlySet<string> = new Set(['your', 'deine', 'deinen', 'deiner', 'votre', 'tuoi'])

/** Number of words that a line may have to count as an order and nothing else. */
const ORDER_WORDS_MAX = 4

/** Returns true if a line of a description only asks to buy, as the call to action does: "Order online today." */
export function ordersOnly(line: string, language: LanguageCode): boolean {
  const words = wordsOf(line)
  if (words.length === 0 || line.trim().split(/\s+/u).length > ORDER_WORDS_MAX) return false
  const { callsToAction, buying } = languages[language]
  const asked = callsToAction.professional.filter((phrase) => buying.includes(phrase))
  const parts = asked.flatMap(wordsOf)
  // "Now" is in more than one of them, while the verb is in only one.
  const verbs = parts.filter((word) => parts.indexOf(word) === parts.lastIndexOf(word))
  return [words[0]!, words.at(-1)!].some((word) => verbs.some((verb) => sameWord(verb, word)))
}

/**
 * Returns the words that carry a meaning. If no spaces separate words, returns groups of letters: two of Han, four of
 * others.
 */
function wordsOf(line: string): string[] {
  const folded = line.toLowerCase().normalize('NFC')
  const dense = folded.match(
    /[\p{Script=Han}]{2,}|[\p{Script=Thai}]{4,}|[\p{Script=Hiragana}\p{Script=Katakana}]{3,}/gu,
  )
  if (dense) return dense.flatMap((part) => pieces(part, part.match(/\p{Script=Han}/u) ? 2 : 4))
  return (folded.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= (ALPHABET.test(word) ? MIN_LETTERS : 2),
  )
}

function pieces(part: string, length: number): string[] {
  return Array.from({ length: Math.max(1, part.length - length + 1) }, (_, at) => part.slice(at, at + length))
}

/** Shorter words of an alphabet are articles and the like. Those of other scripts say more with fewer letters. */
const MIN_LETTERS = 4
const ALPHABET = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Words of at least this length are compared by their first letters: "discover" and "discovered" are one word. */
const STEM_LETTERS = 6

function sameWord(first: string, second: string): boolean {
  return first === second || (first.length >= STEM_LETTERS && second.startsWith(first.slice(0, STEM_LETTERS)))
}
