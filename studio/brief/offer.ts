import type { OwnWords } from '#contract/creative.ts'
import { CURRENCY, currenciesOf, NUMBER } from '../amounts.ts'
import { allLanguages } from '../language/languages.ts'
import { anyOf, oneOf } from '../language/words.ts'
import { visibleText } from './visible-text.ts'

/** What is offered, each in the person's own words, to the letter. */
export interface OfferWords {
  price: string | undefined
  /** Shown struck through. */
  oldPrice: string | undefined
  badge: string | undefined
}

export const OFFER_PARTS = ['price', 'oldPrice', 'badge'] as const

export type OfferPart = (typeof OFFER_PARTS)[number]

/** A text of her own wins; null takes the part away. */
export function withOwnOffer(offer: OfferWords, own: OwnWords): OfferWords {
  const said = { ...offer }
  for (const part of OFFER_PARTS) if (own[part] !== undefined) said[part] = visibleText(own[part])
  return said
}

/**
 * The rule of the decisions for the free-text discount: an amount higher than the price is the old price, a lower one is
 * the new price, and anything else is a badge. No amount is computed, converted or rounded. Only a single amount can be
 * compared: not a range, not "from 9.99", and not one in another currency. "Was $59" and "now $39" say an amount and which of
 * the two it is. A discount of nothing (0, 0%, a dash) says none.
 */
export function readOffer(typedPrice: string | null, typedDiscount: string | null): OfferWords {
  const price = visibleText(typedPrice)
  const discount = visibleText(typedDiscount)
  if (!discount || saysNothing(discount)) return { price, oldPrice: undefined, badge: undefined }
  const badge = { price, oldPrice: undefined, badge: discount }
  const [asked, other] = [price && readAmount(price), readStatedAmount(discount)]
  if (!asked || !other || !sameCurrency(asked.currencies, other.currencies)) return badge
  if (other.value > asked.value && other.when !== 'now') return { price, oldPrice: discount, badge: undefined }
  if (other.value < asked.value && other.when !== 'before')
    return { price: discount, oldPrice: price, badge: undefined }
  return badge
}

/** Whether an offer is news enough to lead: a percentage, "2 for 1", or what is free. Longer ones are conditions. */
export function isNews(badge: string): boolean {
  return [...badge].length <= NEWS_LETTERS_MAX && [PERCENTAGE, SO_MANY_FOR, FREE].some((news) => news.test(badge))
}

const NEWS_LETTERS_MAX = 24
const PERCENTAGE = /\p{Nd}\s?[%٪％]|[%٪％]\s?\p{Nd}/u
const SO_MANY_FOR = /(?<![\p{Nd}.,])\p{Nd}{1,2}\s?(?:[+×]|\p{L}{1,6})\s?\p{Nd}{1,2}(?![\p{Nd}.,])/u
/** In any language: few words are typed here, too few to tell one. */
const FREE = new RegExp(anyOf(...allLanguages.map(({ offer }) => offer.free)), 'iu')

function saysNothing(discount: string): boolean {
  if (/^[\p{Pd}\s.…_/]*$/u.test(discount)) return true
  return readAmount(discount.replace(/[%٪％]/gu, ''))?.value === 0
}

/** An amount, alone or with the word that tells whether it was or is asked: "Was $59", "statt 59 €", "Now $39". */
export function readStatedAmount(text: string): (Amount & { when?: 'before' | 'now' }) | undefined {
  const bare = readAmount(text)
  if (bare) return bare
  for (const [when, words] of [
    ['before', BEFORE],
    ['now', NOW],
  ] as const) {
    const amount = words.test(text) ? readAmount(text.replace(words, '')) : undefined
    if (amount) return { ...amount, when }
  }
  return undefined
}

/** In any language: few words are typed here, too few to tell one. */
const stated = (words: string) => new RegExp(`^\\s*${words}\\.?[\\s:：]*|[\\s(]+${words}\\.?\\)?\\s*$`, 'iu')
const BEFORE = stated(oneOf(...allLanguages.map(({ offer }) => offer.before)))
const NOW = stated(oneOf(...allLanguages.map(({ offer }) => offer.now)))

export interface Amount {
  value: number
  /** What the sign or code may stand for: "$" is the dollar of many countries. Empty where none was typed. */
  currencies: readonly string[]
}

/** "49", "$49 USD", "EUR 1.299,–", "49:-", "₹ 499/-": up to two currencies before, one behind, a dash for no cents. */
const SINGLE_AMOUNT = new RegExp(
  `^(${CURRENCY})?\\s*(${CURRENCY})?\\s*(${NUMBER})(?:\\s?[.,:/]\\s?[-–—]+)?\\s*(${CURRENCY})?$`,
  'iu',
)
/** Marks of direction and joiners, which come along with pasted amounts and are not seen. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Reads a text that is one amount and nothing else; undefined for every other text. */
export function readAmount(text: string): Amount | undefined {
  const match = SINGLE_AMOUNT.exec(text.replaceAll(UNSEEN, '').trim())
  // Cents cannot be compared with an amount that names no currency.
  if (!match || text.includes('¢')) return undefined
  const [, first, second, number, after] = match
  const value = readNumber(number!)
  const currencies = [first, second, after].flatMap((sign) => (sign ? [currenciesOf(sign)] : []))
  if (value === undefined) return undefined
  const common = currencies.reduce((left, right) => left.filter((code) => right.includes(code)), currencies[0] ?? [])
  return currencies.length > 0 && common.length === 0 ? undefined : { value, currencies: common }
}

/** Groups of three (or, in India, two and three) set apart by one mark, or none. A date or a version is no number. */
const WHOLE_PART = /^(?:\d+|\d{1,3}(?<mark>[.,'’٬\u00a0\u202f\u2009 ])\d{2,3}(?:\k<mark>\d{2,3})*)$/

/** A last mark before one or two digits is the decimal mark; before three it sets thousands apart, unless a 0 leads. */
function readNumber(text: string): number | undefined {
  const halfWidth = text.replaceAll('．', '.').replaceAll('，', ',')
  const plain = [...halfWidth].map((letter) => (/\p{Nd}/u.test(letter) ? digitOf(letter) : letter)).join('')
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

/** An amount without a currency is taken to be in the other one's. */
function sameCurrency(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((code) => b.includes(code))
}
