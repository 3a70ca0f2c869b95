import { and, count, desc, eq, exists, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CreativeListWish } from '#contract/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import { CREATIVES_PAGE_MAX } from '#contract/limits.ts'
import type { Database } from '../db/database.ts'
import { creatives, variants, touchUps } from '../db/schema.ts'

export type CreativeRow = typeof creatives.$inferSelect
export type CreativeFields = Partial<Omit<CreativeRow, 'id' | 'userId' | 'createdAt'>>

/** The products of campaigns are kept as ads are, and are none. */
function isOwnAd(userId: string) {
  return and(eq(creatives.userId, userId), isNull(creatives.campaignId))
}

export async function findCreative(db: Database, id: string): Promise<CreativeRow | undefined> {
  const [creative] = await db.select().from(creatives).where(eq(creatives.id, id))
  return creative
}

/** Newest first; the id settles the order of ads made in the same millisecond. */
export function listCreatives(db: Database, userId: string, wish: CreativeListWish): Promise<CreativeRow[]> {
  const { style, color, format, after, limit = CREATIVES_PAGE_MAX } = wish
  return db
    .select()
    .from(creatives)
    .where(
      and(
        isOwnAd(userId),
        style && eq(creatives.adStyle, style),
        color && eq(creatives.colorPalette, color),
        format && exists(picturesOf(db, format)),
        after ? sql`(${creatives.createdAt}, ${creatives.id}) < ${placeOf(db, userId, after)}` : undefined,
      ),
    )
    .orderBy(desc(creatives.createdAt), desc(creatives.id))
    .limit(limit)
}

/** The pictures that stand, of the ad in the query around it. */
function picturesOf(db: Database, format?: FormatId) {
  return db
    .select({ id: variants.id })
    .from(variants)
    .where(
      and(
        eq(variants.adId, creatives.id),
        isNull(variants.replacedAt),
        format ? eq(variants.format, format) : undefined,
      ),
    )
}

/** Nowhere for an ad of somebody else's: nothing comes after it. */
function placeOf(db: Database, userId: string, id: string) {
  const other = alias(creatives, 'other')
  return db
    .select({ createdAt: other.createdAt, id: other.id })
    .from(other)
    .where(and(eq(other.id, id), eq(other.userId, userId)))
}

export function listOtherCreatives(db: Database, { id, userId }: CreativeRow): Promise<CreativeRow[]> {
  return db
    .select()
    .from(creatives)
    .where(and(isOwnAd(userId), ne(creatives.id, id)))
}

export async function countCreatives(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(creatives).where(isOwnAd(userId))
  return row?.count ?? 0
}

/** The ad without a picture that was worked on last. */
export async function findLastDraft(
  db: Database,
  userId: string,
): Promise<Pick<CreativeRow, 'id' | 'productName'> | undefined> {
  const [draft] = await db
    .select({ id: creatives.id, productName: creatives.productName })
    .from(creatives)
    .where(and(isOwnAd(userId), notExists(picturesOf(db))))
    .orderBy(desc(creatives.updatedAt))
    .limit(1)
  return draft
}

export async function insertCreative(db: Database, row: typeof creatives.$inferInsert): Promise<CreativeRow> {
  const [creative] = await db.insert(creatives).values(row).returning()
  return creative!
}

/** Fields that are undefined stay as they are. */
export async function updateCreativeFields(db: Database, id: string, fields: CreativeFields): Promise<CreativeRow> {
  const [creative] = await db.update(creatives).set(fields).where(eq(creatives.id, id)).returning()
  return creative!
}

/** What was painted over the photos of an ad, for one with the same photos. */
export async function copyTouchUps(db: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const rows = await db.select().from(touchUps).where(eq(touchUps.creativeId, from))
  if (rows.length > 0) await db.insert(touchUps).values(rows.map((row) => ({ ...row, creativeId: to })))
}

/** The ads of a test that each lead with something else; the one that they came from is not among them. */
export function listAngles(db: Database, testId: string): Promise<CreativeRow[]> {
  return db
    .select()
    .from(creatives)
    .where(and(eq(creatives.testId, testId), isNotNull(creatives.angle)))
}

/** Its variants, jobs and images go with it. */
export async function deleteCreativeRow(db: Database, id: string): Promise<void> {
  await db.delete(creatives).where(eq(creatives.id, id))
}
