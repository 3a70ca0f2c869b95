import { CURRENCY, NUMBER } from '../amounts.ts'

/** What is offered, each in the person's own words, to the letter. */
export interface OfferWords {
  price: string | undefined
  /** Shown struck through. */
  oldPrice: string | undefined
  badge: string | undefined
}

/**
 * The rule of the decisions for the free-text discount: an amount higher than the price is the old price, a lower one is
 * the new price, and anything else is a badge. No amount is computed, converted or rounded. Only a single amount can be
 * compared: not a range, not "from 9.99", and not one in another currency. A discount of nothing (0, 0%, a dash) says none.
 */
export function readOffer(typedPrice: string | null, typedDiscount: string | null): OfferWords {
  const price = typedPrice?.trim() || undefined
  const discount = typedDiscount?.trim() || undefined
  if (!discount || saysNothing(discount)) return { price, oldPrice: undefined, badge: undefined }
  const badge = { price, oldPrice: undefined, badge: discount }
  const [asked, other] = [price && readAmount(price), readAmount(discount)]
  if (!asked || !other || !sameCurrency(asked.currencies, other.currencies)) return badge
  if (other.value > asked.value) return { price, oldPrice: discount, badge: undefined }
  if (other.value < asked.value) return { price: discount, oldPrice: price, badge: undefined }
  return badge
}

function saysNothing(discount: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(discount)) return true
  return readAmount(discount.replace(/[%٪％]/gu, ''))?.value === 0
}

export interface Amount {
  value: number
  /** What the sign or code may stand for: "$" is the dollar of many countries. Empty where none was typed. */
  currencies: readonly string[]
}

const SINGLE_AMOUNT = new RegExp(`^(${CURRENCY})?\\s*(${NUMBER})(?:[.,]\\s?[-–—]+)?\\s*(${CURRENCY})?$`, 'u')

/** Reads a text that is one amount and nothing else; undefined for every other text. */
export function readAmount(text: string): Amount | undefined {
  const match = SINGLE_AMOUNT.exec(text.trim())
  if (!match) return undefined
  const [, before, number, after] = match
  const value = readNumber(number!)
  const currencies = [before, after].flatMap((sign) => (sign ? [currenciesOf(sign)] : []))
  if (value === undefined || (currencies.length === 2 && !sameCurrency(currencies[0]!, currencies[1]!)))
    return undefined
  return { value, currencies: currencies[0] ?? [] }
}

/** Groups of three (or, in India, two and three) set apart by one mark, or none. A date or a version is no number. */
const WHOLE_PART = /^(?:\d+|\d{1,3}(?<mark>[.,'’٬\u00a0\u202f ])\d{2,3}(?:\k<mark>\d{2,3})*)$/

/** A last mark before one or two digits is the decimal mark; before three it sets thousands apart, unless a 0 leads. */
function readNumber(text: string): number | undefined {
  const plain = [...text].map((letter) => (/\p{Nd}/u.test(letter) ? digitOf(letter) : letter)).join('')
  const [, whole, mark, decimals] = /^(.*?)(?:([.,٫])(\d+))?$/.exec(plain)!
  const asThousands =
    decimals?.length === 3 && mark !== '٫' && !/^0$/.test(whole!) && !/[.,]/.test(whole!.replaceAll(mark!, ''))
  const wholePart = asThousands ? plain : whole!
  const grouped = WHOLE_PART.test(wholePart) && (!/\D/.test(wholePart) || /\D\d{3}$/.test(wholePart))
  if (!grouped) return undefined
  const value = Number(wholePart.replaceAll(/\D/g, '') + (decimals && !asThousands ? `.${decimals}` : ''))
  return Number.isFinite(value) ? value : undefined
}

/** Decimal digits of every script stand in rows of ten. */
function digitOf(letter: string): string {
  let zero = letter.codePointAt(0)!
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && letter.codePointAt(0)! - zero < 9) zero -= 1
  return String(letter.codePointAt(0)! - zero)
}

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'BRL']
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK']

/** What signs and abbreviations stand for, in lower case without a full stop. Codes stand for themselves. */
const MEANINGS: Record<string, readonly string[]> = {
  $: DOLLARS,
  dollar: DOLLARS,
  dollars: DOLLARS,
  us$: ['USD'],
  ca$: ['CAD'],
  c$: ['CAD'],
  au$: ['AUD'],
  a$: ['AUD'],
  nz$: ['NZD'],
  hk$: ['HKD'],
  nt$: ['TWD'],
  s$: ['SGD'],
  r$: ['BRL'],
  '€': ['EUR'],
  euro: ['EUR'],
  euros: ['EUR'],
  '£': ['GBP', 'EGP'],
  pound: ['GBP'],
  pounds: ['GBP'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  rmb: ['CNY'],
  元: ['CNY', 'TWD', 'HKD'],
  圆: ['CNY'],
  円: ['JPY'],
  '₩': ['KRW'],
  원: ['KRW'],
  kr: CROWNS,
  zł: ['PLN'],
  zl: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  lei: ['RON'],
  лв: ['BGN'],
  '₽': ['RUB'],
  руб: ['RUB'],
  р: ['RUB'],
  '₴': ['UAH'],
  грн: ['UAH'],
  '₺': ['TRY'],
  tl: ['TRY'],
  '₹': ['INR'],
  rs: ['INR'],
  रु: ['INR'],
  '฿': ['THB'],
  บาท: ['THB'],
  '₫': ['VND'],
  đ: ['VND'],
  đồng: ['VND'],
  '₪': ['ILS'],
  nis: ['ILS'],
  fr: ['CHF'],
  sfr: ['CHF'],
  rm: ['MYR'],
  rp: ['IDR'],
  r: ['ZAR'],
}

function currenciesOf(sign: string): readonly string[] {
  const key = sign.replace(/\.$/, '').toLowerCase()
  return MEANINGS[key] ?? [key.toUpperCase()]
}

/** An amount without a currency is taken to be in the other one's. */
function sameCurrency(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((code) => b.includes(code))
}
