import type { OwnWords } from '#contract/ads/creative.ts'
import type { Offer } from '#contract/prices/read-offer.ts'
import { comparePrices } from '#contract/prices/compare-prices.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { allLanguages } from '../language/languages.ts'
import { anyOf } from '../language/words.ts'

/** Parts of an offer, each in the user's own words, to the letter. */
export type OfferWords = Omit<Offer, 'doubt'>

export const OFFER_PARTS = ['price', 'oldPrice', 'badge'] as const

export type OfferPart = (typeof OFFER_PARTS)[number]

/**
 * Applies the user's own texts to an offer; null removes the part. These texts stay while the fields change, so they
 * are checked again: an old price that is not higher any more claims nothing, and an amount in another currency than
 * the price never stands beside it.
 */
export function withOwnOffer(offer: OfferWords, own: OwnWords): OfferWords {
  const { price, oldPrice, badge } = offer
  const merged: OfferWords = { price, oldPrice, badge }
  for (const part of OFFER_PARTS) if (own[part] !== undefined) merged[part] = visibleText(own[part])
  return { price: merged.price, ...offerBeside(merged.price, merged) }
}

/** Returns the parts of an offer that may stand beside a price. */
export function offerBeside(
  price: string | undefined,
  { oldPrice, badge }: Pick<OfferWords, 'oldPrice' | 'badge'>,
): Pick<OfferWords, 'oldPrice' | 'badge'> {
  return {
    oldPrice: isReduction({ price, oldPrice }) ? oldPrice : undefined,
    badge: comparePrices(price, badge) === 'currencies' ? undefined : badge,
  }
}

/**
 * Returns false for two amounts of which the old one is not surely higher, in the same currency, and for an old price
 * alone.
 */
export function isReduction({ price, oldPrice }: Pick<OfferWords, 'price' | 'oldPrice'>): boolean {
  if (!oldPrice || !price) return !oldPrice
  return [undefined, 'higher'].includes(comparePrices(price, oldPrice))
}

/**
 * Returns true if an offer is news enough to lead: a percentage, "2 for 1", or something free. Longer ones are
 * conditions.
 */
export function isNews(badge: string): boolean {
  return [...badge].length <= NEWS_LETTERS_MAX && [PERCENTAGE, SO_MANY_FOR, FREE].some((news) => news.test(badge))
}

/** Returns true if an offer is news by its figures, and not only because something is free. */
export function isCounted(badge: string): boolean {
  return PERCENTAGE.test(badge) || SO_MANY_FOR.test(badge)
}

const NEWS_LETTERS_MAX = 24
const PERCENTAGE = /\p{Nd}\s?[%٪％]|[%٪％]\s?\p{Nd}/u
const SO_MANY_FOR = /(?<![\p{Nd}.,])\p{Nd}{1,2}\s?(?:[+×]|\p{L}{1,6})\s?\p{Nd}{1,2}(?![\p{Nd}.,])/u
/** Matches free offers in any language, because an offer has too few words to show its language. */
const FREE = new RegExp(anyOf(...allLanguages.map(({ offer }) => offer.free)), 'iu')
