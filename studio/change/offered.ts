import { readOffer } from '#contract/money/read-offer.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import { type OfferWords, withOwnOffer } from '../brief/offer.ts'
import type { SaidFields } from './shown-texts.ts'

type Offering = Pick<SaidFields, 'productPrice' | 'productDiscount' | 'words'>

/** A list of ads asks for each text of each picture, and all of an ad's offer the same. */
const offers = boundedCache<Readonly<OfferWords>>(500)

/** What an ad offers by now: its fields, and her own words where there are some. */
export function offered({ productPrice, productDiscount, words }: Offering): Readonly<OfferWords> {
  const { price, oldPrice, badge } = words
  const said = JSON.stringify({ productPrice, productDiscount, price, oldPrice, badge })
  return offers(said, () => withOwnOffer(readOffer(productPrice, productDiscount), words))
}
