import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { dropAds } from '#server/ads/creatives/drop-ads.ts'
import { countPicturesOfSome } from '#server/ads/creatives/store.ts'
import { deleteOneCampaignOfUser } from '#server/catalogue/campaigns/store.ts'
import { deleteUser, lockUserForDeletion } from '#server/people/users/store.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { listImageIdsOfUser } from '#server/pictures/images/store.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'

/** Sent in the transaction that closes an account. Its rows name the user, so the queue deletes them soon. */
export const clearAccountJob: JobDefinition<{ userId: string }> = {
  name: 'clear-account',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 20,
  keptSeconds: 60,
}

/**
 * Approximate number of pictures deleted in one transaction: a fraction of a second, after which others have their
 * turn.
 */
const PORTION = 500
const ADS_OF_PORTION = 50

/**
 * Deletes the data of a closed account: ads with their pictures, which cancels their jobs, then photos, campaigns, and
 * the account itself. Each portion is a transaction of its own, so that this can be interrupted and resumed; `portions`
 * limits their number. Resolves to false if something is left.
 */
export async function clearAccount(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { userId, portions = Infinity, signal }: { userId: string; portions?: number; signal?: AbortSignal },
): Promise<boolean> {
  for (let done = 0; done < portions; done++) {
    signal?.throwIfAborted()
    if (await clearPortion(services, userId)) return true
  }
  return false
}

/** Resolves to true once nothing is left. */
async function clearPortion(services: Pick<Services, 'db' | 'jobs' | 'now'>, userId: string): Promise<boolean> {
  const { isGone, adIds } = await services.db.transaction(async (tx) => {
    // Other processes that clear the account wait here, and so does anything that would still write about the user.
    if (!(await lockUserForDeletion(tx, userId))) return { isGone: true, adIds: [] }
    const adIds = await listAdsOfPortion(tx, userId)
    if (adIds.length > 0) await dropAds(tx, services, adIds)
    const isPortion =
      adIds.length > 0 || (await dropPhotos(tx, services, userId)) || (await deleteOneCampaignOfUser(tx, userId))
    if (!isPortion) await forget(tx, services, userId)
    return { isGone: !isPortion, adIds }
  })
  for (const id of adIds) notifyAdUpdated(id)
  return isGone
}

/** Lists as many ads as have one portion of pictures together, at least one. */
async function listAdsOfPortion(tx: Database, userId: string): Promise<string[]> {
  const adIds: string[] = []
  let pictures = 0
  for (const ad of await countPicturesOfSome(tx, userId, ADS_OF_PORTION)) {
    pictures += ad.pictures
    if (adIds.length > 0 && pictures > PORTION) break
    adIds.push(ad.id)
  }
  return adIds
}

/** Deletes uploads, logos and the photos of campaigns. Resolves to false if there are none. */
async function dropPhotos(tx: Database, services: Pick<Services, 'jobs' | 'now'>, userId: string): Promise<boolean> {
  const imageIds = await listImageIdsOfUser(tx, userId, PORTION)
  await dropImages(tx, services, imageIds)
  return imageIds.length > 0
}

async function forget(tx: Database, { jobs }: Pick<Services, 'jobs'>, userId: string): Promise<void> {
  await deleteUser(tx, userId)
  await jobs.deleteGroup(tx, userId)
}

export async function registerAccountWorker(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await services.jobs.work(clearAccountJob, { concurrency: 1 }, async ({ userId }, { signal }) => {
    await clearAccount(services, { userId, signal })
  })
}
