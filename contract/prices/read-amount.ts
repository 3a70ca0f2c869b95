import type { CurrencyCode } from './currencies.ts'
import { CURRENCY_TEXTS, type CurrencyText } from './currency-texts.ts'
import { NUMBER, type NumberReadings, readNumber } from './read-number.ts'
import { STATED_WORDS } from './stated-words.ts'

/**
 * A text that is one amount and nothing else, except perhaps a word that marks it as the former or the current price.
 */
export interface Amount {
  number: NumberReadings
  /**
   * The currencies that the sign or code may stand for: "$" is the dollar of many countries. Empty if none was typed.
   */
  currencies: readonly CurrencyCode[]
  /**
   * The name of the currency as often means something else: it counts only beside another amount in the same currency.
   */
  isWeak: boolean
  when?: 'before' | 'now'
}

/** Direction marks and joiners, which come along with pasted amounts and are invisible. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const SPACES = /[\s\u00a0\u202f\u2009]+/gu
/** German shops mark a price whose tax a footnote explains. */
const FOOTNOTE = /\s?(?:\*{1,3}|[†‡])$/u
/** No cents: "59.–", "50,-", "1,500/-", "49:-". */
const NO_CENTS = /^\s?[.,:/]?\s?[-–—]{1,2}(?![\p{L}\p{Nd}])/u
const LEADING_NUMBER = new RegExp(`^${NUMBER}`, 'u')
const SUPERIOR = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Superscript cents: "19⁹⁹". */
const SUPERIOR_CENTS = new RegExp(`(\\p{Nd})[.,]?([${SUPERIOR}]{2})(?![${SUPERIOR}])`, 'u')

/**
 * Reads a text that is one amount and nothing else. Returns undefined for every other text: a range, a sentence, "from
 * 9.99", cents, a percentage. Words before or after it may mark it as the former or the current price ("was $59",
 * "jetzt 49 €").
 */
export function readAmount(text: string): Amount | undefined {
  const plain = text
    .replaceAll(UNSEEN, '')
    .replaceAll(SPACES, ' ')
    .replace(
      SUPERIOR_CENTS,
      (_, digit: string, cents: string) => `${digit}.${[...cents].map((one) => SUPERIOR.indexOf(one)).join('')}`,
    )
    .trim()
    .replace(FOOTNOTE, '')
  // Cents cannot be compared with an amount that names no currency.
  if (plain.includes('¢') && !/gh¢/i.test(plain)) return undefined
  const bare = readBare(plain)
  if (bare) return bare
  for (const when of ['before', 'now'] as const) {
    const rest = withoutStated(plain, when)
    const amount = rest === undefined ? undefined : readBare(rest)
    if (amount) return { ...amount, when }
  }
  return undefined
}

function readBare(text: string): Amount | undefined {
  const before = takeCurrencies(text.trim())
  const [number] = LEADING_NUMBER.exec(before.rest) ?? []
  if (!number) return undefined
  const behind = before.rest.slice(number.length)
  const cents = centsBehindSign(number, behind)
  if (cents) return asAmount(cents.number, [...before.found, cents.sign])
  const after = takeCurrencies(withoutCents(behind))
  const end = withoutCents(after.rest)
  return end === '' ? asAmount(number, [...before.found, ...after.found]) : undefined
}

function withoutCents(text: string): string {
  return text.replace(NO_CENTS, '').trim()
}

/** Reads "35€99", in which the sign takes the place of the decimal mark. */
function centsBehindSign(number: string, behind: string): { number: string; sign: CurrencyText } | undefined {
  if (!/^\p{Nd}+$/u.test(number)) return undefined
  const sign = currencyAt(behind)
  const cents = sign && behind.slice(sign.text.length)
  return sign && cents && /^\p{Nd}{2}$/u.test(cents) ? { number: `${number}.${cents}`, sign } : undefined
}

/** Reads up to two currencies at the beginning of a text ("USD $"), and returns the rest. */
function takeCurrencies(text: string): { found: CurrencyText[]; rest: string } {
  const found: CurrencyText[] = []
  let rest = text
  while (found.length < 2) {
    const next = currencyAt(rest)
    if (!next) break
    found.push(next)
    rest = rest.slice(next.text.length).replace(/^[.:]?\s+|^[.:](?=\p{Nd}|$)/u, '')
  }
  return { found, rest }
}

const BY_FIRST_LETTER = Map.groupBy(CURRENCY_TEXTS, ({ text }) => firstLetter(text))

function firstLetter(text: string): string {
  return (text.match(/^./u)?.[0] ?? '').toLowerCase()
}

/** Returns the currency that a text begins with, unless a letter follows it directly. */
function currencyAt(text: string): CurrencyText | undefined {
  return BY_FIRST_LETTER.get(firstLetter(text))?.find(({ text: sign, isExact }) => {
    const written = text.slice(0, sign.length)
    if (written !== sign && (isExact || written.toLowerCase() !== sign)) return false
    return !/\p{L}$/u.test(sign) || !/^[\p{L}\p{M}]/u.test(text.slice(sign.length))
  })
}

function asAmount(text: string, found: readonly CurrencyText[]): Amount | undefined {
  const [first, ...others] = found
  const currencies = others.reduce(
    (common, { codes }) => common.filter((code) => codes.includes(code)),
    first?.codes ?? [],
  )
  if (first && currencies.length === 0) return undefined
  const number = readNumber(text)
  if (number.withFewer === undefined && number.withThreeDecimals === undefined) return undefined
  return { number, currencies, isWeak: found.length > 0 && found.every(({ isWeak }) => isWeak) }
}

const STATED = {
  before: wordsOf('before'),
  now: wordsOf('now'),
} as const

function wordsOf(when: 'before' | 'now'): string[] {
  const words = Object.values(STATED_WORDS).flatMap((language) => language[when].split(', '))
  return [...new Set(words.map((word) => word.toLowerCase()))].toSorted((a, b) => b.length - a.length)
}

/** Removes the words that mark a price at either end of a text; returns undefined if there are none. */
function withoutStated(text: string, when: 'before' | 'now'): string | undefined {
  let rest = text
  // "Jetzt nur 49 €".
  for (let times = 0; times < 2; times++) {
    const next = withoutWord(rest, STATED[when])
    if (next === undefined) return times === 0 ? undefined : rest
    rest = next
  }
  return rest
}

function withoutWord(text: string, words: readonly string[]): string | undefined {
  const small = text.toLowerCase()
  for (const word of words) {
    const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
    if (small.startsWith(word)) {
      const rest = text.slice(word.length)
      if (isDense || !/^[\p{L}\p{M}]/u.test(rest)) return rest.replace(/^\.?[\s:：]*/u, '')
    }
    const behind = small.replace(/\.?\)?\s*$/u, '')
    if (behind.endsWith(word)) {
      const rest = text.slice(0, behind.length - word.length)
      if (/[\s(]$/u.test(rest) || (isDense && rest !== '')) return rest.replace(/[\s(]+$/u, '')
    }
  }
  return undefined
}
