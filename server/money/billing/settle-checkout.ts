import { findPackFault } from './pack-faults.ts'
import { grantPack } from '#server/money/credits/grant-pack.ts'
import type { Services } from '#server/services.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import { changeCheckout, type CheckoutRow, type OpenedCheckoutRow } from '#server/money/purchases/checkout-store.ts'
import { findCustomerOfUser, isKnown } from './customer-store.ts'
import { withLockedAccount } from './with-locked-account.ts'
import type { ProviderCheckout } from './payment-provider.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/**
 * Reads a checkout from the provider and applies the result: a paid pack is granted, a subscription is looked up. Safe
 * at any time and repeatedly. Resolves to what was read; undefined if the provider has no such checkout.
 */
export async function settleCheckout(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  checkout: OpenedCheckoutRow,
): Promise<ProviderCheckout | undefined> {
  const found = await services.payments.findCheckout(checkout.externalId)
  if (!found || found.state === 'open') return found
  if (checkout.purchase === 'credits_20') await settlePack(services, checkout, found)
  else await settlePlan(services, checkout, found)
  return found
}

/** States only ever go forward, so that a late, outdated answer cannot undo a newer one. */
const BEFORE = {
  pending: ['open', 'over'],
  paid: ['open', 'pending', 'over'],
  over: ['open', 'pending'],
} as const satisfies Partial<Record<CheckoutRow['state'], CheckoutRow['state'][]>>

async function settlePlan(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  checkout: CheckoutRow,
  found: ProviderCheckout,
): Promise<void> {
  const { db, now } = services
  const state = found.state === 'complete' ? 'paid' : 'over'
  const changed = await changeCheckout(db, checkout.id, BEFORE[state], { state, updatedAt: now() })
  if (changed) emit('checkout', { purchase: checkout.purchase, state })
  const customer = await findCustomerOfUser(db, checkout.provider, checkout.userId)
  if (state === 'paid' && isKnown(customer)) await reconcileCustomer(services, customer)
}

async function settlePack(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  checkout: CheckoutRow,
  found: ProviderCheckout,
): Promise<void> {
  const { db, log, now } = services
  const fault = findPackFault(found, checkout)
  if (!fault) return settlePaidPack(services, checkout, found)
  if (found.paid) log.error({ checkout: checkout.externalId, fault }, 'A paid checkout is not the pack that was sold')
  const state = found.state === 'complete' && !found.paid ? 'pending' : 'over'
  const changed = await changeCheckout(db, checkout.id, BEFORE[state], { state, updatedAt: now() })
  if (changed) emit('checkout', { purchase: checkout.purchase, state })
}

/** Grants a paid pack. Its money may have been refunded already, because events come in any order. */
async function settlePaidPack(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  { id, userId }: CheckoutRow,
  { paymentId }: ProviderCheckout,
): Promise<void> {
  const paid = await withLockedAccount(services.db, userId, async (tx) => {
    await grantPack(tx, services, { userId, checkoutId: id })
    return changeCheckout(tx, id, BEFORE.paid, { state: 'paid', paymentId, updatedAt: services.now() })
  })
  if (!paid) return
  emit('checkout', { purchase: paid.purchase, state: 'paid' })
  await reconcilePayment(services, paid)
}
