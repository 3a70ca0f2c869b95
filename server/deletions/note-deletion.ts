import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'

/** What a person deletes as a whole, and what goes with it. */
export type Deleted = 'account' | 'ad' | 'campaign' | 'brand'

/** Before the hash of each. */
export const DELETIONS = 'deletions/'

/**
 * Keeps outside the database that something was deleted, so that a backup from before does not bring it back (replay-deletions.ts). Of it
 * a hash is kept, from which nothing can be told but whether it is of an id that one has.
 */
export const noteDeletionJob: JobDefinition<{ hash: string }> = {
  name: 'note-deletion',
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  retryLimit: 20,
}

/** Within the transaction that deletes it: what was undone is not noted. */
export async function noteDeletion(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  deleted: { kind: Deleted; id: string },
): Promise<void> {
  await jobs.send(tx, noteDeletionJob, { hash: hashOf(deleted) })
}

export async function registerDeletionWorker({ jobs, deletions }: Services): Promise<void> {
  await jobs.work(noteDeletionJob, { concurrency: 1 }, ({ hash }) =>
    deletions.put(`${DELETIONS}${hash}`, new Uint8Array(), 'application/octet-stream'),
  )
}

export function hashOf({ kind, id }: { kind: Deleted; id: string }): string {
  return createHash('sha256').update(`deleted ${kind}\n${id}`).digest('hex')
}
