import { recordAudit } from '../audit/record-audit.ts'
import { announceUserSignOut } from '../auth/sign-outs.ts'
import { lockAccount } from '../users/lock-account.ts'
import { releaseCustomer } from '../billing/release-customer.ts'
import { noteDeletion } from '../deletions/note-deletion.ts'
import type { Services } from '../services.ts'
import { clearAccount, clearAccountJob } from './clear-account.ts'
import { closeAccount } from './close-account.ts'

/** Most accounts have less than this and are gone with the answer. */
const PORTIONS_AT_ONCE = 4

/**
 * Deletes a person. At once go sessions, review links and all by which the account is known, so that whoever signs in after this is somebody new. Ads
 * and pictures follow in portions, the first of them before the answer and the others by a job, and so does the customer at the payment
 * provider. What stays is the hash of an identity that had its opening grant or its trial, so that it gets none again, and in the audit trail an id
 * that is nobody's, and the `actorId` of an operator who did it.
 */
export async function deleteAccount(services: Services, userId: string, actorId?: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    await releaseCustomer(tx, services, account)
    await closeAccount(tx, userId)
    await noteDeletion(tx, services, { kind: 'account', id: userId })
    await recordAudit(tx, services, { kind: 'account-deleted', userId, ...(actorId && { actorId }), details: {} })
    await services.jobs.send(tx, clearAccountJob, { userId })
  })
  announceUserSignOut(userId)
  await clearAccount(services, { userId, portions: PORTIONS_AT_ONCE })
}
