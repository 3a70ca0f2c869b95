import { readOffer } from '#contract/prices/read-offer.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import { type OfferWords, withOwnOffer } from '../brief/offer.ts'
import type { AdText } from './shown-texts.ts'

type Offering = Pick<AdText, 'productPrice' | 'productDiscount' | 'words'>

/** Cached because a list of ads asks for each text of each picture, while all texts of an ad share one offer. */
const offers = boundedCache<Readonly<OfferWords>>(500)

/** Returns what an ad offers at present: the offer of its fields, or of its own words where it has some. */
export function offered({ productPrice, productDiscount, words }: Offering): Readonly<OfferWords> {
  const { price, oldPrice, badge } = words
  const key = JSON.stringify({ productPrice, productDiscount, price, oldPrice, badge })
  return offers(key, () => withOwnOffer(readOffer(productPrice, productDiscount), words))
}
