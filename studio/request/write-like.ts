import { CURRENCIES } from '#contract/prices/currencies.ts'
import { decimalsOf } from '#contract/prices/currency-decimals.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { type Amount, readAmount } from '#contract/prices/read-amount.ts'
import { inLatinDigits, NUMBER, readNumber } from '#contract/prices/read-number.ts'
import { writePrice } from '#contract/prices/write-price.ts'

interface Like {
  /** Price of the ad, whose currency and marks the new one gets. */
  price: string | undefined
  language: LanguageCode
}

/**
 * Writes an amount as the ad writes its prices: "3.99" becomes "3,99 €" beside "4,99 €". No digit is changed, and an
 * amount with its own currency stays as typed. Returns undefined for a text that is no amount, and for 0, because
 * nothing is sold for nothing.
 */
export function writeLike(typed: string, { price, language }: Like): string | undefined {
  const amount = readAmount(typed)
  if (!amount || !isSome(amount)) return undefined
  if (amount.currencies.length > 0) return typed
  const numbers = price?.match(new RegExp(NUMBER, 'gu')) ?? []
  const [number] = numbers
  if (price === undefined || number === undefined || numbers.length > 1) return typed
  const own = readAmount(price)
  const marks = { ...marksOf(language), ...marksIn(number) }
  const digits = digitsOf(typed, own)
  const written = price.replace(number, inDigitsOf(number, withMarks(digits, marks, hasGroups(number))))
  if (!own || isSame(written, { digits, own })) return written
  return writeInCurrency(digits, own, language) ?? withMarks(digits, marks, hasGroups(number))
}

function isSome({ number: { withFewer, withThreeDecimals } }: Amount): boolean {
  return (withFewer ?? withThreeDecimals ?? 0) > 0
}

interface Digits {
  whole: string
  decimals: string
  isGrouped: boolean
}

/** Splits a number into digits. "3.500" is three and a half thousand, except in a currency with three decimals. */
function digitsOf(typed: string, own: Amount | undefined): Digits {
  const text = inLatinDigits(typed.replaceAll(/[^\p{Nd}.,'’٫٬．， \u00a0\u202f\u2009]/gu, '').trim())
  const hasThree =
    own !== undefined && own.currencies.length > 0 && own.currencies.every((code) => decimalsOf(code) === 3)
  const { withFewer, withThreeDecimals } = readNumber(text)
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,٫](\d+))?$/u.exec(text) ?? []
  const isWhole = decimals.length === 3 && withFewer !== withThreeDecimals && !hasThree
  const digits = isWhole ? text : whole
  return {
    whole: digits.replaceAll(/\D/gu, ''),
    decimals: isWhole ? '' : decimals,
    isGrouped: /\d\D\d/u.test(digits),
  }
}

interface Marks {
  decimal: string
  group: string
}

function withMarks({ whole, decimals, isGrouped }: Digits, { decimal, group }: Marks, groups: boolean): string {
  const grouped = isGrouped || groups ? whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, group) : whole
  return decimals ? `${grouped}${decimal}${decimals}` : grouped
}

function hasGroups(number: string): boolean {
  return /\p{Nd}\P{Nd}\p{Nd}{3}(?!\p{Nd})/u.test(number)
}

/** Writes a number in the digits of the script that the ad's price is in. */
function inDigitsOf(number: string, latin: string): string {
  const first = number.codePointAt(0)!
  const zero = first - Number(inLatinDigits(number)[0])
  return latin.replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)))
}

/** Returns the marks of a language, read from an amount that has both. */
function marksOf(language: LanguageCode): Marks {
  const [, group = ',', decimal = '.'] = /12(\D)345(\D)67/u.exec(writePrice(12345.67, 'EUR', { language }) ?? '') ?? []
  return { decimal, group }
}

/** Returns the marks that a price shows by itself. */
function marksIn(written: string): Partial<Marks> {
  const number = inLatinDigits(written)
  const decimal = /(\D)\d{1,2}$/u.exec(number)?.[1]
  const group = /\d(\D)\d{3}(?!\d)/u.exec(decimal ? number.replace(/\D\d{1,2}$/u, '') : number)?.[1]
  return { ...(decimal && { decimal }), ...(group && { group }) }
}

/**
 * Returns true if the written price has the amount that was asked for. Signs in the place of cents ("5.–") leave no
 * room for a number of another kind.
 */
function isSame(written: string, { digits, own }: { digits: Digits; own: Amount }): boolean {
  const now = readAmount(written)
  const value = Number(`${digits.whole}.${digits.decimals || '0'}`)
  const { withFewer, withThreeDecimals } = now?.number ?? {}
  const isCurrency = own.currencies.every((code) => now?.currencies.includes(code))
  return isCurrency && (withFewer === value || withThreeDecimals === value) && !/[-–—]\s*$/u.test(written)
}

function writeInCurrency({ whole, decimals }: Digits, own: Amount, language: LanguageCode): string | undefined {
  const [code] = own.currencies
  if (!code || !Object.hasOwn(CURRENCIES, code) || decimals.length > decimalsOf(code)) return undefined
  return writePrice(Number(`${whole}.${decimals || '0'}`), code, { language })
}
