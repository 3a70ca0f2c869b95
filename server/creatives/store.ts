import { and, count, desc, eq, isNull, ne, notExists } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { creatives, variants } from '../db/schema.ts'

export type CreativeRow = typeof creatives.$inferSelect
export type CreativeFields = Partial<Omit<CreativeRow, 'id' | 'userId' | 'createdAt'>>

export async function findCreative(db: Database, id: string): Promise<CreativeRow | undefined> {
  const [creative] = await db.select().from(creatives).where(eq(creatives.id, id))
  return creative
}

/** Newest first; the id settles the order of ads made in the same millisecond. */
export function listCreatives(db: Database, userId: string): Promise<CreativeRow[]> {
  return db
    .select()
    .from(creatives)
    .where(eq(creatives.userId, userId))
    .orderBy(desc(creatives.createdAt), desc(creatives.id))
}

export function listOtherCreatives(db: Database, { id, userId }: CreativeRow): Promise<CreativeRow[]> {
  return db
    .select()
    .from(creatives)
    .where(and(eq(creatives.userId, userId), ne(creatives.id, id)))
}

export async function countCreatives(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(creatives).where(eq(creatives.userId, userId))
  return row?.count ?? 0
}

/** The ad without a picture that was worked on last. */
export async function findLastDraft(
  db: Database,
  userId: string,
): Promise<Pick<CreativeRow, 'id' | 'productName'> | undefined> {
  const pictures = db
    .select()
    .from(variants)
    .where(and(eq(variants.adId, creatives.id), isNull(variants.replacedAt)))
  const [draft] = await db
    .select({ id: creatives.id, productName: creatives.productName })
    .from(creatives)
    .where(and(eq(creatives.userId, userId), notExists(pictures)))
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

/** Its variants, jobs and images go with it. */
export async function deleteCreativeRow(db: Database, id: string): Promise<void> {
  await db.delete(creatives).where(eq(creatives.id, id))
}
