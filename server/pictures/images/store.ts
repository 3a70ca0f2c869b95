import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { images, orphanedObjects, variants } from '#server/platform/db/schema.ts'
import { keysOf } from './keys.ts'

export type ImageRow = typeof images.$inferSelect
export type NewImage = typeof images.$inferInsert

export async function findImage(db: Database, imageId: string): Promise<ImageRow | undefined> {
  const [image] = await oneImage(db).execute({ id: imageId })
  return image
}

const oneImage = prepared((db) =>
  db
    .select()
    .from(images)
    .where(eq(images.id, sql.placeholder('id')))
    .prepare('one_image'),
)

export async function insertImages(db: Database, rows: NewImage[]): Promise<void> {
  await db.insert(images).values(rows)
}

/** Returns the user's own uploads among these ids: the ones an ad may refer to. */
export function listOwnUploads(db: Database, userId: string, imageIds: string[]): Promise<ImageRow[]> {
  return listOwnOf(db, { userId, kind: 'upload' }, imageIds)
}

/** Returns the user's own logos among these ids. */
export function listOwnLogos(db: Database, userId: string, imageIds: string[]): Promise<ImageRow[]> {
  return listOwnOf(db, { userId, kind: 'logo' }, imageIds)
}

function listOwnOf(db: Database, { userId, kind }: Pick<ImageRow, 'userId' | 'kind'>, imageIds: string[]) {
  const own = and(eq(images.userId, userId), eq(images.kind, kind), inArray(images.id, imageIds))
  return db.select().from(images).where(own)
}

/**
 * Condition for uploads shown by none of their owner's ads, nor by any stored picture painted from them: just uploaded
 * and not saved yet, or removed from an ad. Photos of a campaign are deleted with it, and its products show no others.
 */
const unattached = sql`${images.kind} = 'upload' and ${images.campaignId} is null and not exists (
  select 1 from creatives join variants on variants.ad_id = creatives.id
  where creatives.user_id = ${images.userId} and creatives.campaign_id is null
    and variants.photos @> jsonb_build_array(jsonb_build_object('imageId', ${images.id})))
and not exists (
  select 1 from creatives
  where creatives.user_id = ${images.userId} and creatives.campaign_id is null
    and (creatives.product_images @> jsonb_build_array(jsonb_build_object('url', '/api/images/' || ${images.id}))
      or creatives.inspiration_images @> jsonb_build_array(jsonb_build_object('url', '/api/images/' || ${images.id}))))`

/** Condition for a logo that no brand and no ad has, nor any picture that is stored or waits to be made. */
const unattachedLogo = sql`${images.kind} = 'logo' and not exists (
  select 1 from brands
  where ${images.userId} in (brands.user_id, brands.further_of) and ${showsLogo('brands.logo')})
and not exists (
  select 1 from creatives
  where creatives.user_id = ${images.userId} and ${showsLogo('creatives.logo')})
and not exists (
  select 1 from creatives, jsonb_each(creatives.format_own) as picture
  where creatives.user_id = ${images.userId} and ${showsLogo("(picture.value -> 'logo')")})
and not exists (
  select 1 from creatives join variants on variants.ad_id = creatives.id
  where creatives.user_id = ${images.userId} and creatives.campaign_id is null and ${showsLogo('variants.logo')})`

/** Condition for a logo, in either of its forms, that is the image. */
function showsLogo(column: string) {
  const url = sql`'/api/images/' || ${images.id}`
  return sql`${sql.raw(column)} is not null and (${sql.raw(column)} ->> 'url' = ${url} or ${sql.raw(column)} ->> 'onDark' = ${url})`
}

const unused = sql`((${unattached}) or (${unattachedLogo}))`

export function listUnattached(db: Database, userId: string): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), unused))
    .orderBy(images.createdAt)
}

/** Returns which of these users own unattached images. */
export async function listOwnersOfUnattached(db: Database, userIds: string[], before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: images.userId })
    .from(images)
    .where(and(inArray(images.userId, userIds), lt(images.createdAt, before), unused))
  return rows.map((row) => row.userId)
}

/** Deletes the rows and leaves their bytes to the deletion job. */
export async function deleteImages(db: Database, imageIds: string[], now: Date): Promise<void> {
  if (imageIds.length === 0) return
  await db.delete(images).where(inArray(images.id, imageIds))
  await addOrphans(db, imageIds, now)
}

/**
 * Records that the bytes of these images have no row. Written before bytes are stored and removed in the transaction
 * that inserts the row, so that a process killed between the two leaves nothing behind for ever.
 */
export async function addOrphans(db: Database, imageIds: string[], now: Date): Promise<void> {
  const rows = imageIds.flatMap(keysOf).map((key) => ({ key, createdAt: now }))
  await db
    .insert(orphanedObjects)
    .values(rows)
    .onConflictDoUpdate({ target: orphanedObjects.key, set: { createdAt: now } })
}

export async function removeOrphans(db: Database, imageIds: string[]): Promise<void> {
  await db.delete(orphanedObjects).where(inArray(orphanedObjects.key, imageIds.flatMap(keysOf)))
}

export async function listOrphanKeys(db: Database, imageIds: string[]): Promise<string[]> {
  const filter = inArray(orphanedObjects.key, imageIds.flatMap(keysOf))
  const rows = await db.select({ key: orphanedObjects.key }).from(orphanedObjects).where(filter)
  return rows.map((row) => row.key)
}

export async function listOldOrphanKeys(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: orphanedObjects.key })
    .from(orphanedObjects)
    .where(lt(orphanedObjects.createdAt, before))
    .orderBy(orphanedObjects.createdAt)
    .limit(limit)
  return rows.map((row) => row.key)
}

export async function forgetOrphan(db: Database, key: string): Promise<void> {
  await db.delete(orphanedObjects).where(eq(orphanedObjects.key, key))
}

/** Returns an ad's uploads and its painted pictures, previous versions too. */
export function listImagesOfCreative(db: Database, creativeId: string): Promise<ImageRow[]> {
  return db.select().from(images).where(eq(images.creativeId, creativeId))
}

export async function moveImage(db: Database, imageId: string, creativeId: string): Promise<void> {
  await db.update(images).set({ creativeId }).where(eq(images.id, imageId))
}

export interface AdWithoutSource {
  imageId: string
  family: StoredLayout['family']
  format: FormatId
  photos: readonly { imageId: string }[] | null
}

/** Returns ads from before their files' source term was stored. */
export function listAdsWithoutSource(db: Database, limit: number): Promise<AdWithoutSource[]> {
  return db
    .select({
      imageId: images.id,
      family: sql<StoredLayout['family']>`${variants.layout}->>'family'`,
      format: variants.format,
      photos: variants.photos,
    })
    .from(images)
    .innerJoin(variants, eq(variants.imageId, images.id))
    .where(and(eq(images.kind, 'variant'), isNull(images.digitalSource)))
    .limit(limit)
}

/** Stores the source term. Returns false if the image no longer exists. */
export async function setDigitalSource(
  db: Database,
  imageId: string,
  facts: Pick<ImageRow, 'digitalSource'> & Partial<Pick<ImageRow, 'sha256' | 'bytes'>>,
): Promise<boolean> {
  const rows = await db.update(images).set(facts).where(eq(images.id, imageId)).returning({ id: images.id })
  return rows.length > 0
}

/** Returns the ids of some of a user's images. */
export async function listImageIdsOfUser(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(eq(images.userId, userId)).limit(limit)
  return rows.map(({ id }) => id)
}

export async function listImageIdsOfCreatives(db: Database, creativeIds: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.creativeId, creativeIds))
  return rows.map(({ id }) => id)
}
