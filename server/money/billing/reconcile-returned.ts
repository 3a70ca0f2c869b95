import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#server/services.ts'
import { listUnsettled } from '#server/money/purchases/checkout-store.ts'
import { findCustomerOfUser, isKnown, type KnownCustomer } from './customer-store.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Milliseconds after a visit to the provider's pages during which a look at the subscription asks the provider too. */
const AWAY_MS = 60 * 60 * 1000
/** Milliseconds between two such questions. */
const PAUSE_MS = 5_000
/** Milliseconds that a user waits for the answer at most; a later one is stored all the same. */
const TIME_LIMIT_MS = 3_000
/** Age after which nobody pays any more; until then, the provider is asked every night. */
const UNSETTLED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Learns what a user did on the provider's pages once they are back, even if no webhook ever comes. If the provider
 * does not answer, the stored state is shown.
 */
export async function reconcileReturned(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  userId: string,
): Promise<void> {
  const { db, payments, now, log } = services
  const customer = await findCustomerOfUser(db, payments.id, userId)
  if (!isKnown(customer) || !isBack(customer, now())) return
  const read = reconcileEverything(services, customer).catch((error: unknown) => {
    log.warn({ err: error, userId }, 'The payment provider could not be asked')
  })
  await Promise.race([read, sleep(TIME_LIMIT_MS, undefined, { ref: false })])
}

function isBack({ awaySince, readAt }: KnownCustomer, now: Date): boolean {
  if (awaySince === null || now.getTime() - awaySince.getTime() > AWAY_MS) return false
  return readAt === null || readAt <= awaySince || now.getTime() - readAt.getTime() >= PAUSE_MS
}

/** Reconciles the customer's subscriptions, and the payments whose outcome is unknown. */
export async function reconcileEverything(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  customer: KnownCustomer,
): Promise<void> {
  const { db, payments, now } = services
  if (customer.userId === null || !(await reconcileCustomer(services, customer))) return
  const since = new Date(now().getTime() - UNSETTLED_MS)
  const unsettled = await listUnsettled(db, { provider: payments.id, userId: customer.userId, since })
  for (const checkout of unsettled) await settleCheckout(services, checkout)
}
