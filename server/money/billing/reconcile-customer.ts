import type { AccountRow } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { closeCheckouts } from '#server/money/purchases/checkout-store.ts'
import { deleteCustomer, type KnownCustomer, recordRead, setStripeCustomerId } from './customer-store.ts'
import { recordPlanChange } from './record-plan-change.ts'
import { withLockedAccount } from './with-locked-account.ts'
import type { ProviderSubscription } from './payment-provider.ts'
import { isLiveStatus } from '#server/money/purchases/plan.ts'
import { endSubscriptionsExcept, upsertSubscription } from '#server/money/purchases/subscription-store.ts'
import { takeTicket, redeemTicket } from './ticket-store.ts'
import { rememberTrial } from './trial.ts'

/**
 * Reads the customer's subscriptions from the provider and updates our rows. Safe at any time, repeatedly and
 * concurrently. Resolves to false if the provider no longer has the customer; then our row is deleted too.
 */
export async function reconcileCustomer(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  customer: KnownCustomer,
): Promise<boolean> {
  const found = await readSubscriptions(services, customer)
  if (!found) return false
  const superfluous = found
    .filter(({ status }) => isLiveStatus(status))
    .sort(byAge)
    .slice(1)
  if (superfluous.length === 0) return true
  for (const { id } of superfluous) await endSecondSubscription(services, customer, id)
  return (await readSubscriptions(services, customer)) !== undefined
}

async function readSubscriptions(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  customer: KnownCustomer,
): Promise<ProviderSubscription[] | undefined> {
  const { db, payments } = services
  const ticket = await takeTicket(db, 'customers', customer.id)
  if (ticket === undefined || customer.userId === null) return undefined
  const found = await payments.listSubscriptions(customer.externalId)
  await withLockedAccount(db, customer.userId, async (tx, account) => {
    if (!(await redeemTicket(tx, 'customers', customer.id, ticket))) return
    await recordPlanChange(tx, services, account.id, () =>
      found
        ? saveSubscriptions(tx, services, { customer, account, found })
        : deleteLostCustomer(tx, services, customer, account),
    )
  })
  return found
}

interface Reading {
  customer: KnownCustomer
  account: AccountRow
  found: ProviderSubscription[]
}

async function saveSubscriptions(
  tx: Database,
  services: Pick<Services, 'now' | 'payments'>,
  { customer, account, found }: Reading,
): Promise<void> {
  const now = services.now()
  const owner = { provider: services.payments.id, userId: account.id }
  await recordRead(tx, customer.id, now)
  await endSubscriptionsExcept(tx, { ...owner, ids: found.map(({ id }) => id), now })
  for (const { id: externalId, ...subscription } of found) {
    await upsertSubscription(tx, { ...subscription, ...owner, externalId, updatedAt: now })
  }
  if (found.some(({ trialEnd }) => trialEnd !== null)) await rememberTrial(tx, services, account)
}

/**
 * Deletes a customer that was deleted at the provider, in whose name nobody can pay. The next checkout makes a new one.
 */
async function deleteLostCustomer(
  tx: Database,
  services: Pick<Services, 'now' | 'payments'>,
  { id }: KnownCustomer,
  account: AccountRow,
): Promise<void> {
  const owner = { provider: services.payments.id, userId: account.id }
  await endSubscriptionsExcept(tx, { ...owner, ids: [], now: services.now() })
  await closeCheckouts(tx, { ...owner, now: services.now() })
  await deleteCustomer(tx, id)
  await setStripeCustomerId(tx, account.id, null)
}

/** Sorts by age, because the older subscription is kept. */
function byAge(a: ProviderSubscription, b: ProviderSubscription): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
}

/** Ends a second subscription, bought on two pages that were open at once: nobody pays twice for one plan. */
async function endSecondSubscription(
  { payments, log }: Pick<Services, 'log' | 'payments'>,
  { userId }: KnownCustomer,
  subscriptionId: string,
): Promise<void> {
  await payments.refundAndCancel(subscriptionId)
  log.warn({ userId, subscriptionId }, 'A second live subscription was cancelled and refunded')
}
