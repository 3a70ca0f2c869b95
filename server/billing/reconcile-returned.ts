import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { listUnsettled } from '../purchases/checkout-store.ts'
import { findCustomerOfUser, isKnown, type KnownCustomer } from './customer-store.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { settleCheckout } from './settle-checkout.ts'

/** For this long after somebody went to the provider's pages, a look at the subscription asks the provider too. */
const AWAY_MS = 60 * 60 * 1000
/** And not more often than this. */
const PAUSE_MS = 5_000
/** Nobody waits longer for it than this; what comes later is written all the same. */
const PATIENCE_MS = 3_000
/** Nobody pays there any more after so long, and every night until then it is asked. */
const UNSETTLED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * What a person did on the provider's pages is known when they are back, though no webhook ever comes. Where the provider does
 * not answer, what we know is shown.
 */
export async function reconcileReturned(services: Services, userId: string): Promise<void> {
  const { db, payments, now, log } = services
  const customer = await findCustomerOfUser(db, payments.id, userId)
  if (!isKnown(customer) || !isBack(customer, now())) return
  const read = reconcileEverything(services, customer).catch((error: unknown) => {
    log.warn({ err: error, userId }, 'The payment provider could not be asked')
  })
  await Promise.race([read, sleep(PATIENCE_MS, undefined, { ref: false })])
}

function isBack({ awaySince, readAt }: KnownCustomer, now: Date): boolean {
  if (awaySince === null || now.getTime() - awaySince.getTime() > AWAY_MS) return false
  return readAt === null || readAt <= awaySince || now.getTime() - readAt.getTime() >= PAUSE_MS
}

/** The customer's subscriptions, and the payments whose end we have not heard of. */
export async function reconcileEverything(services: Services, customer: KnownCustomer): Promise<void> {
  const { db, payments, now } = services
  if (customer.userId === null || !(await reconcileCustomer(services, customer))) return
  const since = new Date(now().getTime() - UNSETTLED_MS)
  const unsettled = await listUnsettled(db, { provider: payments.id, userId: customer.userId, since })
  for (const checkout of unsettled) await settleCheckout(services, checkout)
}
