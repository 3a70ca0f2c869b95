import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { findCustomerOfUser, isKnown, noteAway } from './customer-store.ts'
import { requireOwnUrl } from './own-url.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

const NOTHING_THERE = 'There is no subscription to manage yet: choose a plan first.'

/** The address of the page on which the user manages the subscription, its cards and its invoices. */
export async function openPortal(services: Services, userId: string, body: { returnUrl: string }): Promise<string> {
  const { db, payments, config } = services
  const returnUrl = requireOwnUrl(body.returnUrl, config.publicUrl, 'returnUrl').href
  const customer = await findCustomerOfUser(db, payments.id, userId)
  if (!isKnown(customer) || !(await reconcileCustomer(services, customer)))
    throw new AppError('CONFLICT', NOTHING_THERE)
  await noteAway(db, customer.id, services.now())
  return payments.openPortal({ customerId: customer.externalId, returnUrl })
}
