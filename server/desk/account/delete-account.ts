import { recordAudit } from '#server/people/audit/record-audit.ts'
import { announceUserSignOut } from '#server/people/auth/sign-outs.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCustomer } from '#server/money/billing/release-customer.ts'
import { recordDeletion } from '#server/people/deletions/record-deletion.ts'
import type { Services } from '#server/services.ts'
import { clearAccount, clearAccountJob } from './clear-account.ts'
import { closeAccount } from './close-account.ts'

/** Most accounts have fewer portions and are gone by the time of the response. */
const PORTIONS_AT_ONCE = 4

/**
 * Deletes a user. Sessions, review links and everything that identifies the account go at once, so that the same person
 * gets a new account when they sign in again. Ads and pictures follow in portions, the first of them before the
 * response and the others by a job, which also deletes the customer at the payment provider. What remains is the hash
 * of an identity that had its opening grant or its trial, so that it gets no second one, and in the audit trail an id
 * that is nobody's, and the `actorId` of an operator who did it.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  userId: string,
  actorId?: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    await releaseCustomer(tx, services, account)
    await closeAccount(tx, userId)
    await recordDeletion(tx, services, { kind: 'account', id: userId })
    await recordAudit(tx, services, { kind: 'account-deleted', userId, ...(actorId && { actorId }), details: {} })
    await services.jobs.send(tx, clearAccountJob, { userId })
  })
  announceUserSignOut(userId)
  await clearAccount(services, { userId, portions: PORTIONS_AT_ONCE })
}
