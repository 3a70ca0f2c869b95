import { CURRENCIES, type CurrencyCode } from './language/currencies.ts'
import { allLanguages } from './language/languages.ts'
import { listWords, oneOf } from './language/words.ts'

/** How people write amounts: the pieces of patterns that the offer is read with and that lines are not broken inside. */

const CODES = Object.keys(CURRENCIES) as CurrencyCode[]
/** What each currency is typed as, besides its code. */
const TYPED = CODES.map((code) => ({
  code,
  words: listWords([CURRENCIES[code], ...allLanguages.map(({ currencies }) => currencies[code] ?? '')].join(',')),
}))
const WORDS = TYPED.flatMap(({ words }) => words)
const IS_SIGN = /^(\p{L}*)\p{Sc}$/u
const PREFIXES = WORDS.flatMap((word) => IS_SIGN.exec(word)?.[1] || [])
const ABBREVIATIONS = WORDS.filter((word) => !IS_SIGN.test(word))

/** A currency as a sign (also US$, R$, A$), a code or an abbreviation. */
export const CURRENCY = `(?:(?:${PREFIXES.join('|')})?\\p{Sc}|(?<![\\p{L}\\d])(?:${CODES.join('|')})(?![\\p{L}])|(?<![\\p{L}])${oneOf(...ABBREVIATIONS)}\\.?(?![\\p{L}]))`

/** What a sign, a code or an abbreviation may stand for: "$" is the dollar of many countries. */
export function currenciesOf(typed: string): readonly string[] {
  const sign = typed.replace(/\.$/, '').toLowerCase()
  const meant = TYPED.filter(({ words }) => words.some((word) => word.toLowerCase() === sign))
  return meant.length > 0 ? meant.map(({ code }) => code) : [sign.toUpperCase()]
}

/** Digits of any script with separators inside; a plain space only between groups of three. */
export const NUMBER =
  "\\p{Nd}(?:[\\p{Nd}.,'’٫٬．，\\u00a0\\u202f\\u2009](?=[\\p{Nd}])|\\p{Nd}| (?=\\p{Nd}{3}(?!\\p{Nd})))*"

const UNITS = 'kg|mg|g|ml|cl|dl|l|L|cm|mm|km|m|in|ft|oz|lb|lbs|W|kW|V|Ah|mAh|Wh|GB|TB|MB|Hz|GHz|MP|h|min|x'
const OWN_UNITS = oneOf(...allLanguages.map(({ units }) => units))
const UNIT = `(?:%|٪|‰|°[CF]?|(?:${UNITS}|${OWN_UNITS})(?![\\p{L}\\p{Nd}]))`

const SPACE = '[ \\u00a0\\u202f\\u2009]?'
const PRICED = `[-+−]?(?:${CURRENCY}${SPACE})?[-+−]?${NUMBER}(?:[.,:/][-–—])?(?:${SPACE}(?:${CURRENCY}|${UNIT}))?`

/** An amount with its currency or unit, also a range of two. */
export const AMOUNT = new RegExp(`${PRICED}(?:${SPACE}[-–—]${SPACE}${PRICED})?`, 'gu')
