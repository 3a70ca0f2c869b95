import { AppError } from '#server/platform/http/app-error.ts'
import type { BillingServices, Services } from '#server/services.ts'
import { findCustomerOfUser, isKnown, recordAway } from './customer-store.ts'
import { requireOwnUrl } from './own-url.ts'
import { reconcileCustomer } from './reconcile-customer.ts'
import { withinTimeLimit } from './within-time-limit.ts'

const NOTHING_THERE = 'There is no subscription to manage yet: choose a plan first.'
const TOO_SLOW = 'Payments take too long to answer at the moment: please try again in a minute.'

/** Returns the address of the page on which the user manages the subscription, its cards and its invoices. */
export async function openPortal(
  services: BillingServices,
  userId: string,
  body: { returnUrl: string },
  patienceMs?: number,
): Promise<string> {
  const returnUrl = requireOwnUrl(body.returnUrl, services.config.publicUrl, 'returnUrl').href
  return withinTimeLimit(open(services, userId, returnUrl), TOO_SLOW, patienceMs)
}

async function open(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  userId: string,
  returnUrl: string,
): Promise<string> {
  const { db, payments } = services
  const customer = await findCustomerOfUser(db, payments.id, userId)
  if (!isKnown(customer) || !(await reconcileCustomer(services, customer)))
    throw new AppError('CONFLICT', NOTHING_THERE)
  await recordAway(db, customer.id, services.now())
  return payments.openPortal({ customerId: customer.externalId, returnUrl })
}
