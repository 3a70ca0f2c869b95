import type { TestCard } from '#server/platform/db/schema/sandbox.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { PRICES } from './prices.ts'
import { sendEvent } from './send-event.ts'
import { newSandboxId, saveOutcome, settleCustomer } from './settle-customer.ts'
import { type SandboxCheckoutRow, completeCheckout, findCheckout, insertPayments, updateCustomer } from './store.ts'
import { begin } from './subscription-life.ts'

export function checkoutState({ state, expiresAt }: SandboxCheckoutRow, now: Date): SandboxCheckoutRow['state'] {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}

/**
 * Buys what the checkout sells, once, however often Pay is pressed. Resolves to the state of the checkout afterwards:
 * `complete` also if it had been paid before.
 */
export async function payCheckout(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>,
  { id: checkoutId, customerId }: Pick<SandboxCheckoutRow, 'id' | 'customerId'>,
  card: TestCard,
): Promise<SandboxCheckoutRow['state']> {
  return services.db.transaction(async (tx) => {
    await settleCustomer(tx, services, customerId)
    // Read again: it may have ended before the customer was locked.
    const checkout = await findCheckout(tx, checkoutId)
    const state = checkout ? checkoutState(checkout, services.now()) : 'expired'
    if (!checkout || state !== 'open') return state
    await updateCustomer(tx, customerId, card)
    const paymentId =
      checkout.purchase === 'pro' ? await subscribe(tx, services, checkout) : await buy(tx, services, checkout)
    await completeCheckout(tx, checkoutId, paymentId)
    await sendEvent(tx, services, { kind: 'checkout', id: checkoutId })
    return 'complete'
  })
}

async function subscribe(
  tx: Database,
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>,
  { customerId, trialDays }: SandboxCheckoutRow,
): Promise<null> {
  const row = { id: newSandboxId('sub', services), customerId }
  await saveOutcome(tx, services, row, begin(services.now(), trialDays))
  await sendEvent(tx, services, { kind: 'customer', id: customerId })
  return null
}

async function buy(
  tx: Database,
  services: Pick<Services, 'now' | 'newId'>,
  { customerId, purchase }: SandboxCheckoutRow,
): Promise<string> {
  const { amountCents, currency } = PRICES[purchase]
  const id = newSandboxId('pay', services)
  const payment = { id, customerId, subscriptionId: null, purchase, state: 'paid', amountCents, currency } as const
  await insertPayments(tx, [{ ...payment, refundedCents: 0, disputed: false, createdAt: services.now() }])
  return id
}
