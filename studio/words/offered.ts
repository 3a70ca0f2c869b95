import { type OfferWords, readOffer } from '../brief/offer.ts'
import { visibleText } from '../brief/visible-text.ts'
import type { SaidFields } from './shown-texts.ts'

export const OFFER_PARTS = ['price', 'oldPrice', 'badge'] as const

export type OfferPart = (typeof OFFER_PARTS)[number]

/** What an ad offers by now: its fields, and her own words where there are some. */
export function offered({ productPrice, productDiscount, words }: SaidFields): OfferWords {
  return withOwn(readOffer(productPrice, productDiscount), words)
}

/** A text of her own wins; null takes the part away. */
export function withOwn(offer: OfferWords, own: SaidFields['words']): OfferWords {
  const said = { ...offer }
  for (const part of OFFER_PARTS) if (own[part] !== undefined) said[part] = visibleText(own[part])
  return said
}
