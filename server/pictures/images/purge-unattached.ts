import { z } from 'zod'
import { listUserIds } from '#server/people/users/store.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { dropImages } from './drop-images.ts'
import { listOwnersOfUnattached, listUnattached } from './store.ts'

export const purgeUnattachedJob: JobDefinition = {
  name: 'purge-unattached-uploads',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '10 3 * * *',
}

/**
 * Time for which an unattached upload is kept: a day is long enough to finish an ad, or to undo the removal of a
 * picture.
 */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Users per statement, so that it takes no longer the more of them there are. */
const BATCH = 100

/** Deletes uploads that no ad shows, one batch of users after the other. */
export async function purgeUnattached(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = new Date(services.now().getTime() - KEPT_MS)
  let userIds = await listUserIds(services.db, { limit: BATCH })
  while (userIds.length > 0) {
    for (const userId of await listOwnersOfUnattached(services.db, userIds, before)) {
      await purgeOf(services, userId, before)
    }
    userIds = await listUserIds(services.db, { after: userIds.at(-1), limit: BATCH })
  }
}

/**
 * Deletes one user's unattached uploads. The account's lock keeps an ad from being saved with one of them meanwhile.
 */
async function purgeOf(services: Pick<Services, 'db' | 'jobs' | 'now'>, userId: string, before: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const old = (await listUnattached(tx, userId)).filter((image) => image.createdAt < before)
    const imageIds = old.map((image) => image.id)
    await dropImages(tx, services, imageIds)
  })
}
