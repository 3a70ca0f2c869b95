import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { type CustomerRow, deleteCustomer, isKnown, listOrphanedCustomers } from './customer-store.ts'

/**
 * Sent in the transaction that deletes an account, and run every hour for customers that the provider did not delete
 * then: within a day, it knows nothing of the user any more.
 */
export const removeCustomersJob: JobDefinition = {
  name: 'remove-customers',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '35 * * * *',
}

/** Age of a row after which a pending answer of the provider is no longer expected. */
const ANSWERED_AFTER_MS = 60 * 60 * 1000

export async function removeCustomers(services: Pick<Services, 'db' | 'now' | 'payments'>): Promise<void> {
  const orphans = await listOrphanedCustomers(services.db, services.payments.id)
  const removed = await Promise.allSettled(orphans.map((orphan) => removeCustomer(services, orphan)))
  const failed = removed.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function removeCustomer(
  { db, payments, now }: Pick<Services, 'db' | 'now' | 'payments'>,
  orphan: CustomerRow,
): Promise<void> {
  if (isKnown(orphan)) await payments.deleteCustomer(orphan.externalId)
  else if (now().getTime() - orphan.createdAt.getTime() < ANSWERED_AFTER_MS) return
  await deleteCustomer(db, orphan.id)
}
