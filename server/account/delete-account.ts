import { recordAudit } from '../audit/record-audit.ts'
import { announceUserSignOut } from '../auth/sign-outs.ts'
import { lockAccount } from '../users/lock-account.ts'
import { releaseCustomer } from '../billing/release-customer.ts'
import { announceChange } from '../variants/changes.ts'
import { deleteObjectsJob } from '../images/delete-objects.ts'
import { deleteImages } from '../images/store.ts'
import type { Services } from '../services.ts'
import { deleteUser, listAdIds, listImagesOfUser } from './store.ts'

/** Pictures named to one deletion job: its payload stays small. */
const BATCH = 500

/**
 * Deletes the person's rows and sessions at once; running jobs find their ad gone and stop, and the bytes of the pictures
 * follow by a job, as does the customer at the payment provider. What stays is the hash of an identity that had its opening
 * grant or its trial, so that it gets none again, and in the audit trail an id that is nobody's.
 */
export async function deleteAccount(services: Services, userId: string): Promise<void> {
  const adIds = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    await releaseCustomer(tx, services, account)
    const adIds = await listAdIds(tx, userId)
    const imageIds = (await listImagesOfUser(tx, userId)).map((image) => image.id)
    await deleteImages(tx, imageIds, services.now())
    await deleteUser(tx, userId)
    await recordAudit(tx, services, { kind: 'account-deleted', userId, details: {} })
    for (let at = 0; at < imageIds.length; at += BATCH) {
      await services.jobs.send(tx, deleteObjectsJob, { imageIds: imageIds.slice(at, at + BATCH) })
    }
    return adIds
  })
  announceUserSignOut(userId)
  for (const id of adIds) announceChange(id)
}
