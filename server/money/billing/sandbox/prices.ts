import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { PLANS } from '#contract/money/plans.ts'
import type { Purchase } from '#contract/money/subscription.ts'

export interface Price {
  id: string
  mode: 'subscription' | 'payment'
  name: string
  description: string
  amountCents: number
  currency: string
}

/** Products of the sandbox: the same as are set up at Stripe, at the same prices. */
export const PRICES: Record<Purchase, Price> = {
  pro: {
    id: 'price_sandbox_pro',
    mode: 'subscription',
    name: PLANS.pro.name,
    description: PLANS.pro.description,
    amountCents: PLANS.pro.priceCents,
    currency: 'usd',
  },
  credits_20: {
    id: 'price_sandbox_credits_20',
    mode: 'payment',
    name: `${CREDIT_PACK.credits} credits`,
    description: 'Bought once; they never run out',
    amountCents: CREDIT_PACK.priceCents,
    currency: CREDIT_PACK.currency,
  },
}
