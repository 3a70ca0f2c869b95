import type { Tone } from '#contract/choices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { languages } from '../language/languages.ts'
import { createRandom } from '../basics/random.ts'

/** What fits any product, and any ad whose language is not sure. */
export function neutralCallToAction(language: LanguageCode): string {
  return languages[language].callsToAction.professional.at(-1)!
}

/**
 * The studio's phrases for the tone in the ad's language, in the seed's turn. What is a service, or is
 * visited before it is paid for, is not put into a cart: it is looked at.
 */
export function callsToAction(language: LanguageCode, tone: Tone, seed: number, isLookedAt: boolean): string[] {
  const { callsToAction, buying } = languages[language]
  const phrases = callsToAction[tone]
  const suitable = isLookedAt ? phrases.filter((phrase) => !buying.includes(phrase)) : phrases
  const first = Math.floor(createRandom(seed, 'call-to-action').next() * suitable.length)
  return [...suitable.slice(first), ...suitable.slice(0, first)]
}

/** The first phrase that says none of these lines' words again; "Order now" under "Order online" is said twice. */
export function freshCall(calls: readonly string[], said: readonly (string | undefined)[]): string {
  const known = said.flatMap((line) => (line ? wordsOf(line) : [])).filter((word) => !YOURS.has(word))
  const isFresh = (call: string) => !wordsOf(call).some((word) => known.some((other) => sameWord(word, other)))
  return calls.find(isFresh) ?? calls[0]!
}

/** Said twice, these are not heard: "Find your size" under "For your summer". */
const YOURS: ReadonlySet<string> = new Set(['your', 'deine', 'deinen', 'deiner', 'votre', 'tuoi'])

/** Longest line that may be an order and nothing else. */
const ORDER_WORDS_MAX = 4

/** Whether a line of a description only asks to buy, as the call to action does: "Order online today." */
export function ordersOnly(line: string, language: LanguageCode): boolean {
  const words = wordsOf(line)
  if (words.length === 0 || line.trim().split(/\s+/u).length > ORDER_WORDS_MAX) return false
  const { callsToAction, buying } = languages[language]
  const asked = callsToAction.professional.filter((phrase) => buying.includes(phrase))
  const parts = asked.flatMap(wordsOf)
  // "Now" is in more than one of them; the verb is in one.
  const verbs = parts.filter((word) => parts.indexOf(word) === parts.lastIndexOf(word))
  return [words[0]!, words.at(-1)!].some((word) => verbs.some((verb) => sameWord(verb, word)))
}

/** Words that carry a meaning; where no spaces part them, pairs of letters. */
function wordsOf(line: string): string[] {
  const folded = line.toLowerCase().normalize('NFC')
  const dense = folded.match(
    /[\p{Script=Han}]{2,}|[\p{Script=Thai}]{4,}|[\p{Script=Hiragana}\p{Script=Katakana}]{3,}/gu,
  )
  if (dense) return dense.flatMap((part) => pieces(part, part.match(/\p{Script=Han}/u) ? 2 : 4))
  return (folded.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= (ALPHABET.test(word) ? LEAST_LETTERS : 2),
  )
}

function pieces(part: string, length: number): string[] {
  return Array.from({ length: Math.max(1, part.length - length + 1) }, (_, at) => part.slice(at, at + length))
}

/** Shorter words of an alphabet are articles and the like; those of other scripts say more with fewer letters. */
const LEAST_LETTERS = 4
const ALPHABET = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Of longer words their beginnings count: "discover" and "discovered" are one. */
const STEM_LETTERS = 6

function sameWord(first: string, second: string): boolean {
  return first === second || (first.length >= STEM_LETTERS && second.startsWith(first.slice(0, STEM_LETTERS)))
}
