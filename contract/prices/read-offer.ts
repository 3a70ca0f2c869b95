import { visibleText } from '../text/visible-text.ts'
import { compareAmounts, type Comparison } from './compare-amounts.ts'
import { type Amount, readAmount } from './read-amount.ts'

/** The parts of an offer, each exactly as the user typed it. */
export interface Offer {
  price: string | undefined
  /** Shown struck through. */
  oldPrice: string | undefined
  badge: string | undefined
  /** Why the two claim less than they may have been meant to. */
  doubt?: OfferDoubt
}

/**
 * `currencies`: price and discount are in different ones, and only the price is shown. `unclear`: their marks allow two
 * readings, and both stand as typed. `not-higher`: a former price that is not higher than the price is not shown.
 */
export type OfferDoubt = 'currencies' | 'unclear' | 'not-higher'

/**
 * Reads the offer of a price and a free-text discount. An amount higher than the price is
 * the old price, a lower one is the new price, and anything else is a badge. No amount is computed, converted or
 * rounded. Only a single amount can be compared: not a range, and not "from 9.99". "Was $59" and "now $39" give an
 * amount and which of the two it is. A discount of nothing (0, 0%, a dash) is none. An ambiguous text claims nothing.
 */
export function readOffer(typedPrice: string | null, typedDiscount: string | null): Offer {
  const price = visibleText(typedPrice)
  const discount = visibleText(typedDiscount)
  const only: Offer = { price, oldPrice: undefined, badge: undefined }
  if (!discount || saysNothing(discount)) return only
  const badge: Offer = { ...only, badge: discount }
  const [asked, other] = [price ? readAmount(price) : undefined, readAmount(discount)]
  if (!asked || !other) return badge
  switch (believed(compareAmounts(asked, other), other)) {
    case 'higher':
      return { ...only, oldPrice: discount }
    case 'lower':
      return { ...only, price: discount, oldPrice: price }
    case 'currencies':
      return { ...only, doubt: 'currencies' }
    case 'unclear':
      return { ...badge, doubt: 'unclear' }
    case 'not-higher':
      return { ...only, doubt: 'not-higher' }
    default:
      return badge
  }
}

/**
 * Returns the comparison, or `not-higher` if it contradicts the words: a former price has to be higher, and a current
 * one lower.
 */
function believed(order: Comparison | undefined, { when }: Amount): Comparison | 'not-higher' | undefined {
  if (when === 'before' && (order === 'lower' || order === 'same')) return 'not-higher'
  return when === 'now' && order === 'higher' ? undefined : order
}

function saysNothing(discount: string): boolean {
  if (/^[\p{Pd}\s.…_/]*$/u.test(discount)) return true
  return readAmount(discount.replace(/[%٪％]/gu, ''))?.number.withFewer === 0
}
