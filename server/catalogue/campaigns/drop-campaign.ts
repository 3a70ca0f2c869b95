import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from '#server/money/credits/release-credit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { campaigns, creatives, images } from '#server/platform/db/schema.ts'
import { recordDeletion } from '#server/people/deletions/record-deletion.ts'
import { dropAds } from '#server/ads/creatives/drop-ads.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { listUnfinishedJobs } from '#server/ads/variants/job-store.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { deletePhotos, listUnnamedPhotos } from './photo-store.ts'
import { deleteResults, type ResultRow } from './results-store.ts'

/** Ads, or photos, per statement. */
const BATCH = 500

/** Deletes a campaign with its products and all of their pictures, and stops painting them. */
export async function deleteOwnCampaign(services: Services, userId: string, id: string): Promise<void> {
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
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await endAds(tx, services, { userId, adIds: await listAdsOf(tx, id) })
  await dropPhotos(tx, services, eq(images.campaignId, id))
  await tx.delete(campaigns).where(eq(campaigns.id, id))
}

/** Deletes products that are no longer in the feed. Needs the account's lock. */
export async function dropProducts(tx: Database, services: Services, gone: readonly ResultRow[]): Promise<void> {
  const adIds = gone.flatMap(({ creativeId }) => creativeId ?? [])
  const [first] = gone
  if (!first) return
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, first.campaignId))
  await endAds(tx, services, { userId: campaign!.userId, adIds })
  await deleteResults(
    tx,
    gone.map(({ id }) => id),
  )
}

async function listAdsOf(tx: Database, campaignId: string): Promise<string[]> {
  const rows = await tx.select({ id: creatives.id }).from(creatives).where(eq(creatives.campaignId, campaignId))
  return rows.map((row) => row.id)
}

async function endAds(
  tx: Database,
  services: Services,
  { userId, adIds }: { userId: string; adIds: string[] },
): Promise<void> {
  for (const job of await listUnfinishedJobs(tx, adIds)) await releaseCredit(tx, services, { userId, jobId: job.id })
  for (let at = 0; at < adIds.length; at += BATCH) await dropAds(tx, services, adIds.slice(at, at + BATCH))
}

/** Deletes photos of its ZIPs that a newer feed or a newer ZIP has left unused. Needs the account's lock. */
export async function dropUnnamedPhotos(tx: Database, services: Services, id: string): Promise<void> {
  const unnamed = await listUnnamedPhotos(tx, id)
  for (let at = 0; at < unnamed.length; at += BATCH) {
    const batch = unnamed.slice(at, at + BATCH)
    const ids = batch.map(({ imageId }) => imageId)
    await deletePhotos(
      tx,
      id,
      batch.map(({ address }) => address),
    )
    await dropPhotos(tx, services, and(inArray(images.id, ids), eq(images.campaignId, id))!)
  }
}

/** Deletes the requested photos of a campaign, except those that an ad shows, which are no longer the campaign's. */
async function dropPhotos(tx: Database, services: Services, ofCampaign: SQL): Promise<void> {
  await detachSharedPhotos(tx, ofCampaign)
  const rows = await tx.select({ id: images.id }).from(images).where(ofCampaign)
  await dropImages(
    tx,
    services,
    rows.map((row) => row.id),
  )
}

/** Detaches the photos of a product that was opened as an ad: they stay with the ad, as ordinary uploads. */
async function detachSharedPhotos(tx: Database, photos: SQL): Promise<void> {
  const url = sql`'/api/images/' || ${images.id}`
  const shown = tx
    .select({ id: creatives.id })
    .from(creatives)
    .where(
      and(
        eq(creatives.userId, images.userId),
        isNull(creatives.campaignId),
        sql`${creatives.productImages} @> jsonb_build_array(jsonb_build_object('url', ${url}))`,
      ),
    )
  await tx
    .update(images)
    .set({ campaignId: null })
    .where(and(photos, exists(shown)))
}
