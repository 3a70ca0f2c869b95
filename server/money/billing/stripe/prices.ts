import type Stripe from 'stripe'
import type { Logger } from 'pino'
import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { PLANS } from '#contract/money/plans.ts'
import type { Purchase } from '#contract/money/subscription.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireShape, pricesAnswer } from './answers.ts'

const NOT_FOR_SALE = 'This cannot be bought at the moment, and nothing was charged: please try again later.'

interface Expected {
  lookupKey: string
  cents: number
  currency: string
  interval: 'month' | undefined
}

const EXPECTED: Record<Purchase, Expected> = {
  pro: { lookupKey: PLANS.pro.key, cents: PLANS.pro.priceCents, currency: CREDIT_PACK.currency, interval: 'month' },
  credits_20: {
    lookupKey: CREDIT_PACK.id,
    cents: CREDIT_PACK.priceCents,
    currency: CREDIT_PACK.currency,
    interval: undefined,
  },
}

/**
 * Returns the price in Stripe of a purchase. Throws UNAVAILABLE if there is none, or if it differs from the one on our
 * pages: nobody pays another price than the one they were shown.
 */
export async function findPrice(stripe: Stripe, log: Pick<Logger, 'error'>, purchase: Purchase): Promise<Stripe.Price> {
  const expected = EXPECTED[purchase]
  const found = await stripe.prices.list({ lookup_keys: [expected.lookupKey], active: true, limit: 1 })
  const { data } = requireShape(pricesAnswer, found)
  const [price] = data
  if (price && isAsShown(price, expected)) return price
  log.error(expected, price ? 'The price in Stripe is not the one shown' : 'Stripe has no price with this lookup key')
  throw new AppError('UNAVAILABLE', NOT_FOR_SALE)
}

function isAsShown(price: Stripe.Price, { cents, currency, interval }: Expected): boolean {
  const isSameRhythm = price.recurring?.interval === interval && (price.recurring?.interval_count ?? 1) === 1
  return price.unit_amount === cents && price.currency === currency && isSameRhythm
}
