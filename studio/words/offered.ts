import { readOffer } from '#contract/money/read-offer.ts'
import { type OfferWords, withOwnOffer } from '../brief/offer.ts'
import type { SaidFields } from './shown-texts.ts'

type Offering = Pick<SaidFields, 'productPrice' | 'productDiscount' | 'words'>

/** What an ad offers by now: its fields, and her own words where there are some. */
export function offered({ productPrice, productDiscount, words }: Offering): OfferWords {
  return withOwnOffer(readOffer(productPrice, productDiscount), words)
}
