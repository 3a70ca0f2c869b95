import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import {
  campaignProducts,
  campaignResults,
  campaigns,
  creatives,
  feedOutPictures,
  feedOutProducts,
  feedsOut,
  images,
  users,
  variants,
} from '#server/platform/db/schema.ts'
import { type ResultRow, shownOf } from '../results-store.ts'

export type PublishedRow = typeof feedOutPictures.$inferSelect
export type PublishedProduct = typeof feedOutProducts.$inferSelect
export type Slot = PublishedRow['slot']

/** A product of the feed in, and what became of it. */
export interface WantedProduct {
  key: string
  place: number
  ids: string[] | null
  name: string | null
  /** The list says something else than what was started, or nothing that can be read. */
  isStale: boolean
  state: ResultRow['state'] | null
  missing: ResultRow['missing'] | null
  outdated: ResultRow['outdated'] | null
  creativeId: string | null
  /** Address of its first photo. */
  photo: string | null
}

/**
 * Returns the products of the feed in, each key once and the readable row of it first, in no particular order. A product
 * that is left out is none of them once its ad is gone: its last picture would never be another one.
 */
export function listWantedProducts(db: Database, campaignId: string): Promise<WantedProduct[]> {
  const { key, place, ids, name, product, leftOut } = campaignProducts
  const { state, missing, outdated, creativeId } = campaignResults
  // A product that is left out has a price too, which may be another one than that on its pictures.
  const listed = sql`coalesce(${product}, ${leftOut} -> 'product')`
  const isResult = and(eq(campaignResults.campaignId, campaignId), eq(campaignResults.key, key))
  return db
    .selectDistinctOn([key], {
      key: sql<string>`${key}`,
      place,
      ids,
      name,
      isStale: sql<boolean>`${shownOf(listed)} is distinct from ${shownOf(campaignResults.product)}`,
      state,
      missing,
      outdated,
      creativeId,
      photo: sql<string | null>`${creatives.productImages} -> 0 ->> 'url'`,
    })
    .from(campaignProducts)
    .leftJoin(campaignResults, isResult)
    .leftJoin(creatives, eq(creatives.id, creativeId))
    .where(
      and(
        eq(campaignProducts.campaignId, campaignId),
        isNotNull(key),
        or(isNull(leftOut), isNotNull(product), isNotNull(campaignResults.id)),
      ),
    )
    .orderBy(key, sql`${product} is null`, place)
}

/** Returns the current pictures of ads, as ids of their images. */
export function listCurrentPictures(
  db: Database,
  creativeIds: string[],
): Promise<{ creativeId: string; format: FormatId; imageId: string }[]> {
  const { adId: creativeId, format, imageId } = variants
  return db
    .select({ creativeId, format, imageId })
    .from(variants)
    .where(and(inArray(creativeId, creativeIds), isNull(variants.replacedAt)))
}

export function listImageRows(db: Database, imageIds: string[]): Promise<(typeof images.$inferSelect)[]> {
  return db.select().from(images).where(inArray(images.id, imageIds))
}

/** Returns what is published of a campaign now. */
export function listPublished(db: Database, campaignId: string): Promise<PublishedRow[]> {
  return db
    .select()
    .from(feedOutPictures)
    .where(and(eq(feedOutPictures.campaignId, campaignId), isNull(feedOutPictures.replacedAt)))
}

export function listPublishedProducts(db: Database, campaignId: string): Promise<PublishedProduct[]> {
  return db.select().from(feedOutProducts).where(eq(feedOutProducts.campaignId, campaignId))
}

/** Publishes a picture in the place of the one before it. */
export async function replacePublished(tx: Database, row: PublishedRow): Promise<void> {
  const { campaignId, key, slot, publishedAt } = row
  await tx
    .update(feedOutPictures)
    .set({ replacedAt: publishedAt })
    .where(
      and(
        eq(feedOutPictures.campaignId, campaignId),
        eq(feedOutPictures.key, key),
        eq(feedOutPictures.slot, slot),
        isNull(feedOutPictures.replacedAt),
      ),
    )
  await tx.insert(feedOutPictures).values(row)
}

/** Records that a published picture is, byte for byte, what this image is. */
export async function setPictureSource(tx: Database, imageId: string, sourceId: string): Promise<void> {
  await tx.update(feedOutPictures).set({ sourceId }).where(eq(feedOutPictures.imageId, imageId))
}

const BATCH = 500

/** Takes pictures out of the feed. They are served for a while. */
export async function retirePictures(tx: Database, imageIds: readonly string[], now: Date): Promise<void> {
  for (let at = 0; at < imageIds.length; at += BATCH)
    await tx
      .update(feedOutPictures)
      .set({ replacedAt: now })
      .where(and(inArray(feedOutPictures.imageId, imageIds.slice(at, at + BATCH)), isNull(feedOutPictures.replacedAt)))
}

export async function saveProducts(tx: Database, rows: readonly PublishedProduct[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    await tx
      .insert(feedOutProducts)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoUpdate({
        target: [feedOutProducts.campaignId, feedOutProducts.key],
        set: { place: sql`excluded.place`, ids: sql`excluded.ids` },
      })
}

export async function deleteProducts(tx: Database, campaignId: string, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += BATCH)
    await tx
      .delete(feedOutProducts)
      .where(and(eq(feedOutProducts.campaignId, campaignId), inArray(feedOutProducts.key, keys.slice(at, at + BATCH))))
}

/** A product as the feed's document lists it, with the settings and the revision of that moment. */
export interface ListedProduct {
  ids: string[]
  pictures: Partial<Record<Slot, { sha256: string; contentType: string }>>
  revision: number
  formats: FormatId[]
  place: (typeof feedsOut.$inferSelect)['place']
}

/** Returns the products of a feed in one statement, so that a change at this moment is in all of them or in none. */
export function listFeedProducts(db: Database, campaignId: string): Promise<ListedProduct[]> {
  const { ids, key } = feedOutProducts
  const { slot, sha256, contentType, replacedAt } = feedOutPictures
  const isOf = and(eq(feedOutPictures.campaignId, campaignId), eq(feedOutPictures.key, key), isNull(replacedAt))
  return db
    .select({
      ids,
      pictures: sql<
        ListedProduct['pictures']
      >`jsonb_object_agg(${slot}, jsonb_build_object('sha256', ${sha256}, 'contentType', ${contentType}))`,
      revision: feedsOut.revision,
      formats: feedsOut.formats,
      place: feedsOut.place,
    })
    .from(feedOutProducts)
    .innerJoin(feedsOut, eq(feedsOut.campaignId, feedOutProducts.campaignId))
    .innerJoin(feedOutPictures, isOf)
    .where(eq(feedOutProducts.campaignId, campaignId))
    .groupBy(feedOutProducts.campaignId, key, feedsOut.campaignId)
    .orderBy(asc(feedOutProducts.place))
}

/**
 * Finds a published picture by the hash of its bytes: of several with the same bytes any, if its feed has not ended and
 * its owner is not suspended.
 */
export async function findServedPicture(
  db: Database,
  { sha256, now, keptAfter }: { sha256: string; now: Date; keptAfter: Date },
): Promise<{ imageId: string; contentType: string } | undefined> {
  const [row] = await servedPicture(db).execute({ sha256, now: now.toISOString(), keptAfter: keptAfter.toISOString() })
  return row
}

const servedPicture = prepared((db) =>
  db
    .select({ imageId: feedOutPictures.imageId, contentType: feedOutPictures.contentType })
    .from(feedOutPictures)
    .innerJoin(feedsOut, eq(feedsOut.campaignId, feedOutPictures.campaignId))
    .innerJoin(campaigns, eq(campaigns.id, feedsOut.campaignId))
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(
      and(
        eq(feedOutPictures.sha256, sql.placeholder('sha256')),
        or(isNull(feedsOut.endsAt), gt(feedsOut.endsAt, sql`${sql.placeholder('now')}::timestamptz`)),
        or(
          isNull(feedOutPictures.replacedAt),
          gt(feedOutPictures.replacedAt, sql`${sql.placeholder('keptAfter')}::timestamptz`),
        ),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1)
    .prepare('served_feed_picture'),
)

/** Returns pictures that were replaced before that moment. */
export async function listReplacedPictures(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ imageId: feedOutPictures.imageId })
    .from(feedOutPictures)
    .where(lt(feedOutPictures.replacedAt, before))
    .orderBy(feedOutPictures.replacedAt)
    .limit(limit)
  return rows.map(({ imageId }) => imageId)
}

/** Returns pictures of a campaign, replaced ones too. */
export async function listPicturesOfFeed(db: Database, campaignId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ imageId: feedOutPictures.imageId })
    .from(feedOutPictures)
    .where(eq(feedOutPictures.campaignId, campaignId))
    .limit(limit)
  return rows.map(({ imageId }) => imageId)
}
