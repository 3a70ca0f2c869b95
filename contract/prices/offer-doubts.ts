import { collapseSpaces } from '../text/visible-text.ts'
import { type OfferDoubt, readOffer } from './read-offer.ts'

const SENTENCES: Record<OfferDoubt, (price: string, discount: string) => string> = {
  currencies: (price, discount) =>
    `${discount} is not in the currency of the price ${price}. Write both in one currency.`,
  unclear: (price, discount) =>
    `${price} and ${discount} can be read in two ways, so nothing is struck through. Write the currency with both, such as “KWD 9.500”.`,
  'not-higher': (price, discount) => `“${discount}” is not higher than the price ${price}, so the ad leaves it out.`,
}

/**
 * Returns one sentence on why a price and a discount claim less than they may have been meant to; undefined if they do
 * not.
 */
export function findOfferDoubt(price: string | null, discount: string | null): string | undefined {
  return describeDoubt(readOffer(price, discount).doubt, price, discount)
}

/** Returns the sentence that refuses two currencies on one ad, if there are two. */
export function findTwoCurrencies(price: string | null, discount: string | null): string | undefined {
  const { doubt } = readOffer(price, discount)
  return doubt === 'currencies' ? describeDoubt(doubt, price, discount) : undefined
}

/** Describes the doubt of a price and a discount that `readOffer` has found. */
export function describeDoubt(
  doubt: OfferDoubt | undefined,
  price: string | null,
  discount: string | null,
): string | undefined {
  return doubt && SENTENCES[doubt](collapseSpaces(price ?? ''), collapseSpaces(discount ?? ''))
}
