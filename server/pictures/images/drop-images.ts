import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { deleteObjectsJob } from './delete-objects.ts'
import { deleteImages } from './store.ts'

/** Pictures per statement and per job: PostgreSQL takes 65,535 values in a statement, and a payload stays small. */
const BATCH = 500

/**
 * Deletes any number of images within the caller's transaction: their rows at once, and their bytes by jobs that exist
 * if it commits.
 */
export async function dropImages(
  tx: Database,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  imageIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < imageIds.length; at += BATCH) {
    const batch = imageIds.slice(at, at + BATCH)
    await deleteImages(tx, batch, now())
    await jobs.send(tx, deleteObjectsJob, { imageIds: batch })
  }
}
