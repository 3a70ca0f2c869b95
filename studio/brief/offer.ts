import type { OwnWords } from '#contract/creative.ts'
import type { Offer } from '#contract/money/read-offer.ts'
import { comparePrices } from '#contract/money/compare-prices.ts'
import { visibleText } from '#contract/visible-text.ts'
import { allLanguages } from '../language/languages.ts'
import { anyOf } from '../language/words.ts'

/** What is offered, each in the person's own words, to the letter. */
export type OfferWords = Omit<Offer, 'doubt'>

export const OFFER_PARTS = ['price', 'oldPrice', 'badge'] as const

export type OfferPart = (typeof OFFER_PARTS)[number]

/**
 * A text of her own wins; null takes the part away. Her words are kept while the fields move on, so they are read again: an old price that
 * is not higher any more claims nothing, and an amount in another currency than the price never stands beside it.
 */
export function withOwnOffer(offer: OfferWords, own: OwnWords): OfferWords {
  const { price, oldPrice, badge } = offer
  const said: OfferWords = { price, oldPrice, badge }
  for (const part of OFFER_PARTS) if (own[part] !== undefined) said[part] = visibleText(own[part])
  return { price: said.price, ...offerBeside(said.price, said) }
}

/** What of an offer may stand beside a price. */
export function offerBeside(
  price: string | undefined,
  { oldPrice, badge }: Pick<OfferWords, 'oldPrice' | 'badge'>,
): Pick<OfferWords, 'oldPrice' | 'badge'> {
  return {
    oldPrice: isReduction({ price, oldPrice }) ? oldPrice : undefined,
    badge: comparePrices(price, badge) === 'currencies' ? undefined : badge,
  }
}

/** Two amounts of which the old one is not surely higher, in the same currency, are no reduction; nor is an old price alone. */
export function isReduction({ price, oldPrice }: Pick<OfferWords, 'price' | 'oldPrice'>): boolean {
  if (!oldPrice || !price) return !oldPrice
  return [undefined, 'higher'].includes(comparePrices(price, oldPrice))
}

/** Whether an offer is news enough to lead: a percentage, "2 for 1", or what is free. Longer ones are conditions. */
export function isNews(badge: string): boolean {
  return [...badge].length <= NEWS_LETTERS_MAX && [PERCENTAGE, SO_MANY_FOR, FREE].some((news) => news.test(badge))
}

/** Whether it is news by its figures, and not only by what is free. */
export function isCounted(badge: string): boolean {
  return PERCENTAGE.test(badge) || SO_MANY_FOR.test(badge)
}

const NEWS_LETTERS_MAX = 24
const PERCENTAGE = /\p{Nd}\s?[%٪％]|[%٪％]\s?\p{Nd}/u
const SO_MANY_FOR = /(?<![\p{Nd}.,])\p{Nd}{1,2}\s?(?:[+×]|\p{L}{1,6})\s?\p{Nd}{1,2}(?![\p{Nd}.,])/u
/** In any language: few words are typed here, too few to tell one. */
const FREE = new RegExp(anyOf(...allLanguages.map(({ offer }) => offer.free)), 'iu')
