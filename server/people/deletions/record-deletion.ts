import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'

/** Things that a user deletes as a whole, with all that belongs to them. */
export type Deleted = 'account' | 'ad' | 'campaign' | 'brand' | 'feed'

/** Prefix of each hash. */
export const DELETIONS = 'deletions/'

/**
 * Records a deletion outside the database, so that an older backup does not bring it back (replay-deletions.ts). Stores
 * only a hash, which reveals nothing but whether it belongs to a given id.
 */
export const recordDeletionJob: JobDefinition<{ hash: string }> = {
  name: 'note-deletion',
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  retryLimit: 20,
}

/** Sends the job within the deleting transaction: a deletion that is rolled back is not recorded. */
export async function recordDeletion(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  deleted: { kind: Deleted; id: string },
): Promise<void> {
  await jobs.send(tx, recordDeletionJob, { hash: hashOf(deleted) })
}

export async function registerDeletionWorker({ jobs, deletions }: Pick<Services, 'deletions' | 'jobs'>): Promise<void> {
  await jobs.work(recordDeletionJob, { concurrency: 1 }, ({ hash }) =>
    deletions.put(`${DELETIONS}${hash}`, new Uint8Array(), 'application/octet-stream'),
  )
}

export function hashOf({ kind, id }: { kind: Deleted; id: string }): string {
  return createHash('sha256').update(`deleted ${kind}\n${id}`).digest('hex')
}
