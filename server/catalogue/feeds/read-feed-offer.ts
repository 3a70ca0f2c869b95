import type { FeedField } from '#contract/catalogue/feed.ts'
import { compareAmounts, type Comparison } from '#contract/prices/compare-amounts.ts'
import type { CurrencyCode } from '#contract/prices/currencies.ts'
import { decimalsOf, readingIn } from '#contract/prices/currency-decimals.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'
import { readAmount } from '#contract/prices/read-amount.ts'
import { readNumber } from '#contract/prices/read-number.ts'
import { readOffer } from '#contract/prices/read-offer.ts'
import { writePrice } from '#contract/prices/write-price.ts'
import * as limits from '#contract/limits.ts'
import { hasAtMost } from '#contract/text/text-length.ts'
import type { FeedProduct, SalePhase, TimedOffer } from './feed.ts'
import { areBackwards, daysOfTexts, type DayTexts, readDays, readDayTexts } from './read-days.ts'
import { saysNo } from './says-no.ts'

/** Settings for reading and writing the prices of a feed. */
export interface FeedPrices {
  /** Currency of all prices that name none. */
  currency?: string | undefined
  /** Country whose notation prices get; if absent, they stay as the feed writes them. */
  country?: string | undefined
}

export type FeedOffer = Pick<FeedProduct, 'price' | 'discount'> & { notes: string[] }

interface Offering {
  text: (field: FeedField) => string
  now: Date
  prices: FeedPrices
  datesBegin?: 'month' | 'day' | undefined
  /** Reads the offer as it is in this phase of its days, whatever the time. */
  phase?: SalePhase
}

export const isPriceLong = (text: string) => !hasAtMost(limits.PRICE_MAX)(text)

/**
 * Reads the price and the discount as a person would type them into an ad's two fields. An old price counts only if it
 * is higher, and a sale price only if it is lower and its days have come: the same rule by which an ad shows them.
 */
export function readFeedOffer(offering: Offering): FeedOffer {
  const { text } = offering
  const written = (field: FeedField) => writtenPrice(text(field), { code: codeOf(offering), ...offering.prices })
  const short = (field: FeedField) => (isPriceLong(text(field)) ? '' : written(field))
  const [price, sale, old] = [written('price'), short('salePrice'), short('oldPrice')]
  const discount = text('discount')
  if (discount) return { price: price || null, discount, notes: [] }
  if (isPriceLong(price)) return { price, discount: null, notes: [] }
  if (!price) return { price: sale || null, discount: null, notes: [] }
  const reduced = readSale(offering, price, sale) ?? readReduction(offering)
  const notes = reduced?.note ? [reduced.note] : []
  if (reduced?.discount) return { price, discount: reduced.discount, notes }
  const isFormer = old !== '' && readOffer(price, old).oldPrice === old
  return { price, discount: isFormer ? old : null, notes }
}

/** Reads an offer that changes with its days. Returns undefined for one that is the same at all times. */
export function readTimedOffer(offering: Offering): TimedOffer | undefined {
  const days = daysOf(offering)
  if (!days || (days.start === null && days.end === null)) return undefined
  const offers = {
    before: readFeedOffer({ ...offering, phase: 'before' }),
    during: readFeedOffer({ ...offering, phase: 'during' }),
    after: readFeedOffer({ ...offering, phase: 'after' }),
  }
  const isOther = (phase: SalePhase) =>
    offers[phase].price !== offers.during.price || offers[phase].discount !== offers.during.discount
  const isTimed = isOther('before') || isOther('after')
  return isTimed && !areBackwards(daysOfTexts(days)) ? { ...days, offers } : undefined
}

interface Reduced {
  discount?: string
  note?: string
}

function readSale(offering: Offering, price: string, sale: string): Reduced | undefined {
  const { text } = offering
  if (!sale || sale === price || (text('onSale') && saysNo(text('onSale')))) return undefined
  const order = orderOf(price, sale)
  const note = order === 'lower' ? daysNote(offering, 'sale') : SALE_NOTES[order ?? 'none'](sale, price)
  return note === undefined ? { discount: sale } : { note }
}

/** Reads a percentage or an amount off the price, within its days. The resulting price is not computed. */
function readReduction(offering: Offering): Reduced | undefined {
  const { text } = offering
  const kind = text('reductionKind').toLowerCase()
  const percent = valueOf(text('percentOff'))
  const amount = kind.startsWith('amount') ? percent : valueOf(text('amountOff'))
  const isPercent = percent > 0 && !kind.startsWith('amount')
  if (!isPercent && !(amount > 0)) return undefined
  const note = daysNote(offering, 'reduction')
  if (note !== undefined) return { note }
  const off = isPercent ? `${percent}%` : writtenPrice(String(amount), { code: codeOf(offering), ...offering.prices })
  return { discount: `-${off}` }
}

const orderOf = (price: string, sale: string): Comparison | undefined => {
  const [first, second] = [readAmount(price), readAmount(sale)]
  return first && second && compareAmounts(first, second)
}

/** Notes on a sale price that was left out. They state only what is true: an unreadable price is not called higher. */
const SALE_NOTES: Record<Exclude<Comparison, 'lower'> | 'none', (sale: string, price: string) => string | undefined> = {
  same: () => undefined,
  higher: (sale, price) => `Its sale price ${sale} is left out: it is not lower than its price ${price}.`,
  currencies: (sale, price) => `Its sale price ${sale} is left out: it is not in the currency of its price ${price}.`,
  unclear: (sale, price) =>
    `Its sale price ${sale} is left out: beside ${price} it can be read in two ways. Name the currency.`,
  none: (sale, price) => `Its sale price ${sale} is left out: it cannot be compared with its price ${price}.`,
}

/** Returns the note for days that have not come or are over, or undefined while they last. */
function daysNote(offering: Offering, what: 'sale' | 'reduction'): string | undefined {
  const { text, now, datesBegin, phase } = offering
  const { range, start, end } = dayFields(text)
  const days = readDays({ range, start, end }, datesBegin)
  if (!days)
    return `Its ${what} is left out: its days (${range || [start, end].filter(Boolean).join(' to ')}) cannot be read.`
  if (areBackwards(days)) return `Its ${what} is left out: it ends before it begins.`
  if (phase ? phase === 'before' : now.getTime() < days.from)
    return days.from === -Infinity
      ? undefined
      : `Its ${what} begins on ${dayOf(days.from)}: until then its ads show the full price.`
  return (phase ? phase === 'after' : now.getTime() >= days.to)
    ? `Its ${what} is over: its ads show the full price.`
    : undefined
}

function dayFields(text: Offering['text']) {
  return { range: text('saleDates'), start: text('saleStart'), end: text('saleEnd') }
}

function daysOf({ text, datesBegin }: Offering): DayTexts | undefined {
  return readDayTexts(dayFields(text), datesBegin)
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Returns the currency: a column of its own wins over the currency of the whole feed. */
function codeOf({ text, prices }: Offering): CurrencyCode | undefined {
  const code = CODES_OF_OLD[text('currency').toUpperCase()] ?? text('currency').toUpperCase()
  return [code, prices.currency ?? ''].find(isCurrencyCode)
}

/** Old currency codes: feeds still name rubles as they were called before 1998. */
const CODES_OF_OLD: Readonly<Record<string, string>> = { RUR: 'RUB' }

/** A number as machines write it: no sign, and no mark but one decimal point. */
const MACHINE_WRITTEN = /^\d+(?:\.\d+)?$/

/** Returns a price with its currency, or an empty string for no price and for zero, which is none. */
function writtenPrice(typed: string, { code, country }: { code: CurrencyCode | undefined } & FeedPrices): string {
  // A longer text is no price and not worth parsing.
  const amount = isPriceLong(typed) ? undefined : readAmount(typed)
  if (!amount) return typed
  if (amount.number.withFewer === 0 && amount.number.withThreeDecimals === 0) return ''
  const [named] = amount.currencies
  const currency = amount.currencies.length === 1 ? named : amount.currencies.length === 0 ? code : undefined
  if (country && currency) return writePrice(valueIn(typed, currency), currency, { country }) ?? typed
  const tidy = MACHINE_WRITTEN.test(typed) ? withoutNoise(typed, currency) : typed
  return amount.currencies.length === 0 && code ? `${tidy} ${code}` : tidy
}

/**
 * Returns the value of a feed's number in a currency: a table's "9.500" is nine and a half in currencies with three
 * decimals.
 */
function valueIn(typed: string, currency: CurrencyCode): number {
  const bare = /\p{Nd}.*\p{Nd}|\p{Nd}/u.exec(typed)?.[0] ?? ''
  if (MACHINE_WRITTEN.test(bare)) return Number(bare)
  return readNumber(bare)[readingIn(currency)] ?? Number.NaN
}

/** Decimals of most currencies. */
const USUAL_DECIMALS = 2

/** Writes "19.990000" and "29.989999771118164" as a shop would. */
function withoutNoise(number: string, currency: CurrencyCode | undefined): string {
  const [, decimals = ''] = number.split('.')
  return decimals.length > 3 ? Number(number).toFixed(currency ? decimalsOf(currency) : USUAL_DECIMALS) : number
}

function valueOf(text: string): number {
  const value = Number(text.replace(/[%\s]/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}
