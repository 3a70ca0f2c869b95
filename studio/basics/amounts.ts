import { CURRENCY_CODES, CURRENCY_TEXTS } from '#contract/prices/currency-texts.ts'
import { NUMBER } from '#contract/prices/read-number.ts'
import { allLanguages } from '../language/languages.ts'
import { unitPattern } from '../language/units.ts'
import { listWords, oneOf } from '../language/words.ts'

/**
 * The ways in which people write amounts: parts of the patterns that read the offer and that lines are not broken
 * inside.
 */

const IS_SIGN = /^(\p{L}*)\p{Sc}$/u
const WORDS = CURRENCY_TEXTS.filter(({ isExact, isWeak }) => !isExact && !isWeak).map(({ text }) => text)
const PREFIXES = [...new Set(WORDS.flatMap((word) => IS_SIGN.exec(word)?.[1]?.toUpperCase() || []))]
/** Abbreviations of currencies as they occur within a text, where a single letter is seldom a currency. */
const ABBREVIATIONS = WORDS.filter((word) => !IS_SIGN.test(word) && word.length > 1).flatMap((word) => [
  word,
  capitalized(word),
])

/** A currency as a sign (also US$, R$, A$), a code or an abbreviation. */
export const CURRENCY = `(?:(?:${PREFIXES.join('|')})?\\p{Sc}|(?<![\\p{L}\\d])(?:${CURRENCY_CODES.join('|')})(?![\\p{L}])|(?<![\\p{L}])${oneOf(ABBREVIATIONS.join(','))}\\.?(?![\\p{L}]))`

const OWN_UNITS = allLanguages.flatMap(({ units }) => listWords(units))
const UNIT = unitPattern(...OWN_UNITS)

const SPACE = '[ \\u00a0\\u202f\\u2009]?'
const PRICED = new RegExp(
  `[-+−]?(?:${CURRENCY}${SPACE})?[-+−]?${NUMBER}(?:[.,:/][-–—])?(?:${SPACE}(?:${CURRENCY}|${UNIT}))?`,
  'gu',
)
const DASH = new RegExp(`${SPACE}[-–—]${SPACE}`, 'uy')

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

interface Span {
  from: number
  to: number
}

/**
 * Finds the amounts of a text with their currencies or units; a range of two is one. The pattern has all currencies and
 * units: it is asked only if there is a digit, because compiling it costs more than any other of a first ad.
 */
export function amountsIn(text: string): Span[] {
  const found: Span[] = []
  if (!DIGIT.test(text)) return found
  for (let next = pricedFrom(text, 0); next; next = pricedFrom(text, next.to)) {
    const from = dashEnd(text, next.to)
    const second = from === undefined ? undefined : pricedFrom(text, from)
    if (second && second.from === from) next.to = second.to
    found.push(next)
  }
  return found
}

const DIGIT = /\p{Nd}/u

function pricedFrom(text: string, at: number): Span | undefined {
  PRICED.lastIndex = at
  const match = PRICED.exec(text)
  return match ? { from: match.index, to: match.index + match[0].length } : undefined
}

function dashEnd(text: string, at: number): number | undefined {
  DASH.lastIndex = at
  return DASH.test(text) ? DASH.lastIndex : undefined
}
