import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { findCustomerOfUser, isKnown } from '#server/money/billing/customer-store.ts'
import { reconcileCustomer } from '#server/money/billing/reconcile-customer.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { changePerson } from './change-person.ts'
import { getPerson } from './read-person.ts'

/**
 * Makes the payment provider delete the user's cards and end their subscription at once, so that it charges nothing any
 * more; nothing is refunded. Its state is read afterwards, as after any change. Throws NOT_FOUND, CONFLICT if there is
 * nothing to stop, UNAVAILABLE.
 */
export async function stopPayments(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  actorId: string,
  userId: string,
): Promise<AdminPersonDetails> {
  const { db, payments } = services
  await getPerson(db, userId)
  const customer = await findCustomerOfUser(db, payments.id, userId)
  if (!isKnown(customer)) throw new AppError('CONFLICT', 'This person pays nothing: there is nothing to stop.')
  await payments.deleteCustomer(customer.externalId)
  await reconcileCustomer(services, customer)
  return changePerson(services, userId, (tx) =>
    recordAudit(tx, services, { kind: 'payments-stopped', userId, actorId, details: {} }),
  )
}
