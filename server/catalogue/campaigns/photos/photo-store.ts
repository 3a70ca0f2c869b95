import { and, desc, eq, exists, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import {
  campaignPhotos,
  campaignProducts,
  campaignResults,
  creatives,
  images,
  variants,
} from '#server/platform/db/schema.ts'
import type { FeedProduct } from '#server/catalogue/feeds/feed.ts'
import { nameOfStored } from './photo-names.ts'

export async function findPhoto(db: Database, campaignId: string, address: string): Promise<string | undefined> {
  const own = and(eq(campaignPhotos.campaignId, campaignId), eq(campaignPhotos.address, address))
  const [row] = await db.select({ imageId: campaignPhotos.imageId }).from(campaignPhotos).where(own)
  return row?.imageId
}

export async function insertPhoto(db: Database, row: typeof campaignPhotos.$inferInsert): Promise<void> {
  await db.insert(campaignPhotos).values(row)
}

export interface CampaignPhoto {
  address: string
  imageId: string
  name: string
}

/**
 * Returns photos of the campaign's ZIPs, of one name or all, newest first: some were replaced, but pictures still show
 * them.
 */
export async function listKeptPhotos(db: Database, campaignId: string, name?: string): Promise<CampaignPhoto[]> {
  const rows = await db
    .select({ address: campaignPhotos.address, imageId: campaignPhotos.imageId })
    .from(campaignPhotos)
    .innerJoin(images, eq(images.id, campaignPhotos.imageId))
    .where(and(eq(campaignPhotos.campaignId, campaignId), like(campaignPhotos.address, 'zip:%')))
    .orderBy(desc(images.createdAt), desc(images.id))
  const kept = rows.flatMap((row) => {
    const itsName = nameOfStored(row.address)
    return itsName === undefined ? [] : { ...row, name: itsName }
  })
  return name === undefined ? kept : kept.filter((photo) => photo.name === name)
}

/** Returns the addresses that the present feed names. */
export function listNamedPhotos(db: Database, campaignId: string): Promise<string[]> {
  return listAddresses(db, campaignProducts, campaignId)
}

/** Returns photos of the campaign's ZIPs that neither the feed nor the started products name, and no picture shows. */
export async function listUnnamedPhotos(db: Database, campaignId: string): Promise<CampaignPhoto[]> {
  const kept = await listKeptPhotos(db, campaignId)
  if (kept.length === 0) return []
  const named = new Set([
    ...(await listAddresses(db, campaignProducts, campaignId)),
    ...(await listAddresses(db, campaignResults, campaignId)),
  ])
  const shown = await listShown(db, campaignId)
  return kept.filter(({ address, imageId }) => !named.has(address) && !shown.has(imageId))
}

export async function deletePhotos(db: Database, campaignId: string, addresses: string[]): Promise<void> {
  const own = and(eq(campaignPhotos.campaignId, campaignId), inArray(campaignPhotos.address, addresses))
  await db.delete(campaignPhotos).where(own)
}

async function listAddresses(
  db: Database,
  table: typeof campaignProducts | typeof campaignResults,
  campaignId: string,
): Promise<string[]> {
  // A product that is left out may be taken in later.
  const leftOut = table === campaignProducts ? sql`${campaignProducts.leftOut} -> 'product'` : sql`null::jsonb`
  const product = sql<FeedProduct | null>`coalesce(${table.product}, ${leftOut})`
  const rows = await db.select({ product }).from(table).where(eq(table.campaignId, campaignId))
  return rows.flatMap((row) => row.product?.images ?? [])
}

async function listShown(db: Database, campaignId: string): Promise<Set<string>> {
  const photo = sql<string>`jsonb_array_elements(${variants.photos}) ->> 'imageId'`
  const rows = await db
    .selectDistinct({ imageId: photo })
    .from(variants)
    .innerJoin(creatives, eq(creatives.id, variants.adId))
    .where(and(eq(creatives.campaignId, campaignId), sql`jsonb_typeof(${variants.photos}) = 'array'`))
  return new Set(rows.map(({ imageId }) => imageId))
}

/** Photos of a campaign: all of them, or those with these ids. */
export interface PhotosOf {
  campaignId: string
  imageIds?: string[]
}

function isAmong({ campaignId, imageIds }: PhotosOf) {
  return and(eq(images.campaignId, campaignId), imageIds && inArray(images.id, imageIds))
}

export async function listImageIds(db: Database, photos: PhotosOf): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(isAmong(photos))
  return rows.map(({ id }) => id)
}

/** Detaches the photos of a product that was opened as an ad: they stay with the ad, as ordinary uploads. */
export async function detachSharedPhotos(db: Database, photos: PhotosOf): Promise<void> {
  const url = sql`'/api/images/' || ${images.id}`
  const shown = db
    .select({ id: creatives.id })
    .from(creatives)
    .where(
      and(
        eq(creatives.userId, images.userId),
        isNull(creatives.campaignId),
        sql`${creatives.productImages} @> jsonb_build_array(jsonb_build_object('url', ${url}))`,
      ),
    )
  await db
    .update(images)
    .set({ campaignId: null })
    .where(and(isAmong(photos), exists(shown)))
}
