import type { AccountRow } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { findOpenCheckout } from '#server/money/purchases/checkout-store.ts'
import { removeCustomersJob } from './remove-customers.ts'
import { rememberTrial } from './trial.ts'

/**
 * Prepares the deletion of an account: a job deletes its customer at the provider, and the subscription with it. An
 * open trial page may have been completed a moment ago, so it counts as used.
 */
export async function releaseCustomer(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now' | 'payments'>,
  account: AccountRow,
): Promise<void> {
  const open = await findOpenCheckout(tx, services.payments.id, account.id)
  if (open && open.trialDays > 0) await rememberTrial(tx, services, account)
  await services.jobs.send(tx, removeCustomersJob, {})
}
