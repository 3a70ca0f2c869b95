import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { reclaimPack } from '#server/money/credits/reclaim-pack.ts'
import type { Services } from '#server/services.ts'
import type { CheckoutRow } from '#server/money/purchases/checkout-store.ts'
import { withLockedAccount } from './with-locked-account.ts'
import type { ProviderPayment } from './payment-provider.ts'
import { takeTicket, redeemTicket } from './ticket-store.ts'

/** Reads the state of a pack's payment, and takes back the credits whose money was refunded. */
export async function reconcilePayment(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  { id, userId, paymentId }: CheckoutRow,
): Promise<void> {
  const { db, payments, log } = services
  if (paymentId === null) return
  const ticket = await takeTicket(db, 'checkouts', id)
  const payment = await payments.findPayment(paymentId)
  if (!payment || ticket === undefined) return
  const reclaimed = await withLockedAccount(db, userId, async (tx) => {
    if (!(await redeemTicket(tx, 'checkouts', id, ticket))) return undefined
    return reclaimPack(tx, services, { checkoutId: id, unpaidCredits: countUnpaid(payment), ticket })
  })
  if (reclaimed) log.warn({ userId, checkoutId: id, ...reclaimed }, 'A refund or dispute changed a pack of credits')
}

/**
 * Returns how many credits are not paid for. A partial refund takes back the same share of the credits, rounded in the
 * user's favor.
 */
function countUnpaid({ amountCents, refundedCents, disputed }: ProviderPayment): number {
  if (disputed || refundedCents >= amountCents) return CREDIT_PACK.credits
  return Math.floor((CREDIT_PACK.credits * refundedCents) / amountCents)
}
