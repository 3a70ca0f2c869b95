import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from '#server/money/credits/release-credit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { recordDeletion } from '#server/people/deletions/record-deletion.ts'
import { dropAds } from '#server/ads/creatives/drop-ads.ts'
import { listIdsOfCampaign } from '#server/ads/creatives/store.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { getOwnCampaign } from './get-campaign.ts'
import {
  deletePhotos,
  detachSharedPhotos,
  listImageIds,
  listUnnamedPhotos,
  type PhotosOf,
} from './photos/photo-store.ts'
import { deleteResults, type ResultRow } from './results-store.ts'
import { deleteCampaign, findCampaign } from './store.ts'

/** Ads, or photos, per statement. */
const BATCH = 500

/** Deletes a campaign with its products and all of their pictures, and stops painting them. */
export async function deleteOwnCampaign(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  userId: string,
  id: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    await dropCampaign(tx, services, { id, userId })
    await recordDeletion(tx, services, { kind: 'campaign', id })
  })
}

/** Deletes a campaign. Needs the account's lock. */
export async function dropCampaign(
  tx: Database,
  services: Pick<Services, 'jobs' | 'newId' | 'now'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await endAds(tx, services, { userId, adIds: await listIdsOfCampaign(tx, id) })
  await dropPhotos(tx, services, { campaignId: id })
  await deleteCampaign(tx, id)
}

/** Deletes products that are no longer in the feed. Needs the account's lock. */
export async function dropProducts(
  tx: Database,
  services: Pick<Services, 'jobs' | 'newId' | 'now'>,
  gone: readonly ResultRow[],
): Promise<void> {
  const adIds = gone.flatMap(({ creativeId }) => creativeId ?? [])
  const [first] = gone
  if (!first) return
  const campaign = await findCampaign(tx, first.campaignId)
  if (campaign) await endAds(tx, services, { userId: campaign.userId, adIds })
  await deleteResults(
    tx,
    gone.map(({ id }) => id),
  )
}

async function endAds(
  tx: Database,
  services: Pick<Services, 'jobs' | 'newId' | 'now'>,
  { userId, adIds }: { userId: string; adIds: string[] },
): Promise<void> {
  for (const job of await listUnfinishedJobs(tx, adIds)) await releaseCredit(tx, services, { userId, jobId: job.id })
  for (let at = 0; at < adIds.length; at += BATCH) await dropAds(tx, services, adIds.slice(at, at + BATCH))
}

/** Deletes photos of its ZIPs that a newer feed or a newer ZIP has left unused. Needs the account's lock. */
export async function dropUnnamedPhotos(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  id: string,
): Promise<void> {
  const unnamed = await listUnnamedPhotos(tx, id)
  for (let at = 0; at < unnamed.length; at += BATCH) {
    const batch = unnamed.slice(at, at + BATCH)
    await deletePhotos(
      tx,
      id,
      batch.map(({ address }) => address),
    )
    await dropPhotos(tx, services, { campaignId: id, imageIds: batch.map(({ imageId }) => imageId) })
  }
}

/** Deletes the requested photos of a campaign, except those that an ad shows, which are no longer the campaign's. */
async function dropPhotos(tx: Database, services: Pick<Services, 'jobs' | 'now'>, photos: PhotosOf): Promise<void> {
  await detachSharedPhotos(tx, photos)
  await dropImages(tx, services, await listImageIds(tx, photos))
}
