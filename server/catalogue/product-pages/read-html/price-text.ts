import { readingIn } from '#contract/prices/currency-decimals.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'
import { readAmount as readAnyAmount } from '#contract/prices/read-amount.ts'
import { type Writers, writePrice } from '#contract/prices/write-price.ts'

/** Matches digits, perhaps with a decimal point; amounts computed by machines have many decimals. */
const MACHINE_WRITTEN = /^\d{1,12}(?:\.\d{1,20})?$/
/** Highest price of one product. */
const MAX_PRICE = 1e12
/** Longest amount; a longer text is none, and parsing it would take long. */
const LETTERS_MAX = 80

const readAmount = (text: string) => (text.length > LETTERS_MAX ? undefined : readAnyAmount(text))

/**
 * Writes a price of a page's data as people there do: "19.5" in USD is "$19.50". A text that is no amount is left as it
 * is. Returns undefined if it is no price, or zero ("0.00").
 */
export function priceText(amount: unknown, currency: unknown, writers: Writers = {}): string | undefined {
  if (typeof amount !== 'number' && typeof amount !== 'string') return undefined
  const written = String(amount).replaceAll(/\s+/g, ' ').trim()
  const value = priceValue(amount, currency)
  if (value === undefined) return typeof amount === 'string' && /\p{Nd}/u.test(written) ? written : undefined
  if (value <= 0 || value > MAX_PRICE) return undefined
  const code = codeOf(amount, currency)
  return (code && writePrice(value, code, writers)) ?? withSign(written, currency)
}

/** Returns the value of a price of a page's data, to compare two of one currency. */
export function priceValue(amount: unknown, currency?: unknown): number | undefined {
  if (typeof amount === 'number') return Number.isFinite(amount) ? amount : undefined
  if (typeof amount !== 'string') return undefined
  const reading = readingIn(codeOf(amount, currency))
  const plain = amount.trim()
  return readAmount(plain)?.number[reading] ?? (MACHINE_WRITTEN.test(plain) ? Number(plain) : undefined)
}

/** Returns the lowest and the highest of a price that is written as a range ("10 – 20 €"). */
export function endsOfRange(amount: unknown): string[] {
  if (typeof amount !== 'string' || amount.length > LETTERS_MAX || readAmount(amount)) return []
  const ends = amount.split(/\s*(?:[-–—~]|\bto\b|\bbis\b)\s*/u).map((end) => end.trim())
  return ends.length === 2 && ends.every((end) => readAmount(end)) ? ends : []
}

/**
 * Returns the currency that the data names, by its code or its sign; else the one in the text. Returns undefined if the
 * two differ.
 */
function codeOf(amount: unknown, currency: unknown) {
  const named = typeof currency === 'string' ? codesOf(currency.trim()) : []
  const typed = typeof amount === 'string' ? (readAmount(amount)?.currencies ?? []) : []
  const common =
    named.length > 0 && typed.length > 0 ? named.filter((code) => typed.includes(code)) : [...named, ...typed]
  return common.length === 1 ? common[0] : undefined
}

function codesOf(currency: string) {
  const code = currency.toUpperCase()
  return isCurrencyCode(code) ? [code] : (readAmount(`1 ${currency}`)?.currencies ?? [])
}

/** Adds the sign. "$" may be one of many currencies, and is the page's all the same. */
function withSign(written: string, currency: unknown): string {
  const sign = typeof currency === 'string' ? currency.trim() : ''
  return /^\p{Sc}$/u.test(sign) && !/\p{Sc}/u.test(written) ? `${sign}${written}` : written
}
