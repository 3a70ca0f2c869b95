import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { imageIdOf, studyKey } from './keys.ts'
import { findImage, forgetOrphan, listOldOrphanKeys, listOrphanKeys } from './store.ts'

/** Deletes the bytes of images. Sent in the transaction that deletes the rows, so that the bytes follow at once. */
export const deleteObjectsJob: JobDefinition<{ imageIds: string[] }> = {
  name: 'delete-objects',
  payload: z.object({ imageIds: z.array(z.uuid()) }),
  retryLimit: 5,
}

export async function deleteObjects(
  services: Pick<Services, 'db' | 'storage'>,
  { imageIds }: { imageIds: string[] },
): Promise<void> {
  if (imageIds.length === 0) return
  for (const key of await listOrphanKeys(services.db, imageIds)) {
    await deleteBytes(services, key)
    // A study that is under way may be written after this: its key stays recorded, and is deleted once more at night.
    if (key !== studyKey(imageIdOf(key))) await forgetOrphan(services.db, key)
  }
}

/** Deletes, every night, what a killed process or a failed deletion left behind. */
export const sweepOrphansJob: JobDefinition = {
  name: 'sweep-orphans',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '40 3 * * *',
}

/**
 * Age from which an orphan counts as left behind: younger ones may belong to an upload or a painting that is still
 * under way.
 */
export const SETTLED_AFTER_MS = 60 * 60 * 1000
const BATCH = 500

export async function sweepOrphans(services: Pick<Services, 'db' | 'now' | 'storage'>): Promise<void> {
  const before = new Date(services.now().getTime() - SETTLED_AFTER_MS)
  for (;;) {
    const keys = await listOldOrphanKeys(services.db, before, BATCH)
    if (keys.length === 0) return
    for (const key of keys) {
      await deleteBytes(services, key)
      await forgetOrphan(services.db, key)
    }
  }
}

/**
 * Deletes the bytes of a key without a row. An image with a row keeps its bytes even if the key is recorded as an
 * orphan: two runs of one generation job write the same key, and the second may record it after the first has inserted
 * its row.
 */
async function deleteBytes({ db, storage }: Pick<Services, 'db' | 'storage'>, key: string): Promise<void> {
  if (!(await findImage(db, imageIdOf(key)))) await storage.delete(key)
}
