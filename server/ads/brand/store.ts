import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Brand } from '#contract/ads/brand/brand.ts'
import { BLANK_BRAND } from '#contract/ads/brand/brand-words.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type FontsBySlot, brands, campaigns, creatives } from '#server/platform/db/schema.ts'

export type BrandRow = typeof brands.$inferSelect

/** Returns the fields of a brand, without its owner. */
export function brandOf(row: BrandRow): Brand {
  const { name, logo, colors, typography, callToAction, webAddress, legalLine } = row
  return { name, logo, colors, typography, callToAction, webAddress, legalLine }
}

/** Returns the user whose brand it is: a constraint of the table guarantees that there is one. */
export function ownerOf({ userId, furtherOf }: Pick<BrandRow, 'userId' | 'furtherOf'>): string | null {
  return userId ?? furtherOf
}

function isOf(userId: string): SQL | undefined {
  return or(eq(brands.userId, userId), eq(brands.furtherOf, userId))
}

/** Returns the user's brands, the first one first, then the others in the order of their creation. */
export function listBrandRows(db: Database, userId: string): Promise<BrandRow[]> {
  return db
    .select()
    .from(brands)
    .where(isOf(userId))
    .orderBy(sql`${brands.userId} is null`, asc(brands.createdAt), asc(brands.id))
}

export async function findBrand(db: Database, id: string): Promise<BrandRow | undefined> {
  const [row] = await db.select().from(brands).where(eq(brands.id, id))
  return row
}

export async function findFirstBrand(db: Database, userId: string): Promise<BrandRow | undefined> {
  const [row] = await db.select().from(brands).where(eq(brands.userId, userId))
  return row
}

/**
 * Finds a user's brand by its id, or the first one if that is null, and locks it against deletion until this
 * transaction ends. Returns undefined if it was deleted, or is another user's.
 */
export async function lockBrand(db: Database, userId: string, id: string | null): Promise<BrandRow | undefined> {
  const wanted = id === null ? eq(brands.userId, userId) : and(eq(brands.id, id), isOf(userId))
  const [row] = await db.select().from(brands).where(wanted).for('key share')
  return row
}

/** Reads the fields of a user's first brand, blank ones if there is none. */
export async function readBrand(db: Database, userId: string): Promise<Brand> {
  const row = await findFirstBrand(db, userId)
  return row ? brandOf(row) : BLANK_BRAND
}

export async function insertBrand(db: Database, values: typeof brands.$inferInsert): Promise<BrandRow> {
  const [row] = await db.insert(brands).values(values).returning()
  return row ?? fail()
}

/** Updates a brand. Needs the account's lock, so that the row exists. */
export async function updateBrand(db: Database, id: string, kit: Brand, updatedAt: Date): Promise<BrandRow> {
  const [row] = await db
    .update(brands)
    .set({ ...kit, updatedAt })
    .where(eq(brands.id, id))
    .returning()
  return row ?? fail()
}

/** Updates a brand's fonts. Needs the account's lock, so that the row exists. */
export async function setFonts(db: Database, id: string, fonts: FontsBySlot, updatedAt: Date): Promise<BrandRow> {
  const [row] = await db.update(brands).set({ fonts, updatedAt }).where(eq(brands.id, id)).returning()
  return row ?? fail()
}

export async function deleteBrandRow(db: Database, id: string): Promise<void> {
  await db.delete(brands).where(eq(brands.id, id))
}

/** Makes the oldest brand the first if the user has deleted the first one. */
export async function makeOldestFirst(db: Database, userId: string): Promise<void> {
  const [oldest] = await listBrandRows(db, userId)
  if (oldest && oldest.userId === null)
    await db.update(brands).set({ userId, furtherOf: null }).where(eq(brands.id, oldest.id))
}

/** Counts the user's ads that were given each brand, by the brand's id. */
export async function countAdsByBrand(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ brandId: creatives.brandId, ads: count() })
    .from(creatives)
    .where(and(eq(creatives.userId, userId), isNull(creatives.campaignId)))
    .groupBy(creatives.brandId)
  return new Map(rows.flatMap(({ brandId, ads }) => (brandId ? [[brandId, ads]] : [])))
}

/**
 * Counts the user's campaigns that give their ads each brand; under null, those that name none and so mean the first
 * one.
 */
export async function countCampaignsByBrand(db: Database, userId: string): Promise<Map<string | null, number>> {
  const brandId = sql<string | null>`${campaigns.look} ->> 'brandId'`
  const rows = await db
    .select({ brandId, campaigns: count() })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), sql`${campaigns.look} -> 'brand' = 'true'::jsonb`))
    .groupBy(brandId)
  return new Map(rows.map((row) => [row.brandId, row.campaigns]))
}

function fail(): never {
  throw new Error('A brand was written and is not there.')
}
