import { and, count, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { campaigns, creatives, images, users } from '#server/platform/db/schema.ts'
import { dropAds } from '#server/ads/creatives/drop-ads.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
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
  services: Services,
  { userId, portions = Infinity, signal }: { userId: string; portions?: number; signal?: AbortSignal },
): Promise<boolean> {
  for (let done = 0; done < portions; done++) {
    signal?.throwIfAborted()
    if (await clearPortion(services, userId)) return true
  }
  return false
}

/** Resolves to true once nothing is left. */
async function clearPortion(services: Services, userId: string): Promise<boolean> {
  const { isGone, adIds } = await services.db.transaction(async (tx) => {
    // Other processes that clear the account wait here, and so does anything that would still write about the user.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!account) return { isGone: true, adIds: [] }
    const adIds = await listAdsOfPortion(tx, userId)
    if (adIds.length > 0) await dropAds(tx, services, adIds)
    const isPortion = adIds.length > 0 || (await dropPhotos(tx, services, userId)) || (await dropCampaign(tx, userId))
    if (!isPortion) await forget(tx, services, userId)
    return { isGone: !isPortion, adIds }
  })
  for (const id of adIds) notifyAdUpdated(id)
  return isGone
}

/** Lists as many ads as have one portion of pictures together, at least one. */
async function listAdsOfPortion(tx: Database, userId: string): Promise<string[]> {
  const some = tx.select({ id: creatives.id }).from(creatives).where(eq(creatives.userId, userId)).limit(ADS_OF_PORTION)
  const found = await tx
    .select({ id: creatives.id, pictures: count(images.id) })
    .from(creatives)
    .leftJoin(images, eq(images.creativeId, creatives.id))
    .where(inArray(creatives.id, some))
    .groupBy(creatives.id)
  const adIds: string[] = []
  let pictures = 0
  for (const ad of found) {
    pictures += ad.pictures
    if (adIds.length > 0 && pictures > PORTION) break
    adIds.push(ad.id)
  }
  return adIds
}

/** Deletes uploads, logos and the photos of campaigns. Resolves to false if there are none. */
async function dropPhotos(tx: Database, services: Services, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: images.id }).from(images).where(eq(images.userId, userId)).limit(PORTION)
  await dropImages(
    tx,
    services,
    rows.map(({ id }) => id),
  )
  return rows.length > 0
}

/** Deletes one campaign with its products and results. */
async function dropCampaign(tx: Database, userId: string): Promise<boolean> {
  const one = tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, userId)).limit(1)
  const gone = await tx
    .delete(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, one)))
    .returning({ id: campaigns.id })
  return gone.length > 0
}

async function forget(tx: Database, { jobs }: Services, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
  await jobs.deleteGroup(tx, userId)
}

export async function registerAccountWorker(services: Services): Promise<void> {
  await services.jobs.work(clearAccountJob, { concurrency: 1 }, async ({ userId }, { signal }) => {
    await clearAccount(services, { userId, signal })
  })
}
