import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import type { CheckoutRow } from '#server/money/purchases/checkout-store.ts'
import type { ProviderCheckout } from './payment-provider.ts'

type Check = (found: ProviderCheckout, checkout: CheckoutRow) => boolean

/** Conditions for granting credits for a checkout, each with the message for its buyer if it is not met. */
const CHECKS: [isTrue: Check, fault: string][] = [
  [(found, { id }) => found.reference === id, 'This payment belongs to another purchase: open your own receipt.'],
  [({ mode }) => mode === 'payment', 'This payment is not one for a pack of credits.'],
  [isOnePack, 'This payment is for something other than one pack of credits.'],
  [isItsPrice, 'This payment is not the price of a pack of credits.'],
  [({ state }) => state !== 'expired', 'This payment page has expired: please start again.'],
  [({ paid }) => paid, 'This payment has not arrived yet: your credits come as soon as it has.'],
]

/** Returns the first reason why a checkout, as reported by the provider, is not our paid pack; undefined if it is. */
export function findPackFault(found: ProviderCheckout, checkout: CheckoutRow): string | undefined {
  return CHECKS.find(([isTrue]) => !isTrue(found, checkout))?.[1]
}

function isOnePack({ items }: ProviderCheckout, { purchase, priceId }: CheckoutRow): boolean {
  const [item] = items
  return purchase === CREDIT_PACK.id && items.length === 1 && item?.priceId === priceId && item?.quantity === 1
}

function isItsPrice({ amountCents, currency }: ProviderCheckout): boolean {
  return amountCents === CREDIT_PACK.priceCents && currency === CREDIT_PACK.currency
}
