import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { campaignCarousels, campaignResults, creatives } from '#server/platform/db/schema.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { ResultRow } from '../results-store.ts'

export type CarouselRow = typeof campaignCarousels.$inferSelect

export async function insertCarousel(
  tx: Database,
  values: typeof campaignCarousels.$inferInsert,
): Promise<CarouselRow> {
  return onlyRow(await tx.insert(campaignCarousels).values(values).returning())
}

export async function findCarousel(db: Database, id: string): Promise<CarouselRow | undefined> {
  const [row] = await db.select().from(campaignCarousels).where(eq(campaignCarousels.id, id))
  return row
}

export function listCarousels(db: Database, campaignId: string): Promise<CarouselRow[]> {
  return db
    .select()
    .from(campaignCarousels)
    .where(eq(campaignCarousels.campaignId, campaignId))
    .orderBy(desc(campaignCarousels.createdAt), desc(campaignCarousels.id))
}

export function countCarousels(db: Database, campaignId: string): Promise<number> {
  return db.$count(campaignCarousels, eq(campaignCarousels.campaignId, campaignId))
}

const isUnfinished = inArray(campaignCarousels.state, ['waiting', 'painting'])

/** Changes a carousel that this painting still has to finish. Returns undefined if it is gone or another one began. */
export async function changeUnfinishedCarousel(
  db: Database,
  { id, run }: Pick<CarouselRow, 'id' | 'run'>,
  changes: Partial<CarouselRow>,
): Promise<CarouselRow | undefined> {
  const [row] = await db
    .update(campaignCarousels)
    .set(changes)
    .where(and(eq(campaignCarousels.id, id), eq(campaignCarousels.run, run), isUnfinished))
    .returning()
  return row
}

/** Makes a finished carousel wait to be painted again. Returns undefined if it waits or is being painted already. */
export async function waitForPainting(tx: Database, id: string, now: Date): Promise<CarouselRow | undefined> {
  const { run } = campaignCarousels
  const [row] = await tx
    .update(campaignCarousels)
    .set({ state: 'waiting', run: sql`${run} + 1`, message: null, updatedAt: now })
    .where(and(eq(campaignCarousels.id, id), inArray(campaignCarousels.state, ['done', 'failed'])))
    .returning()
  return row
}

export async function deleteCarouselRow(tx: Database, id: string): Promise<void> {
  await tx.delete(campaignCarousels).where(eq(campaignCarousels.id, id))
}

/** Returns products of a campaign with their ads, by the ids of their results. */
export async function listCardProducts(
  db: Database,
  campaignId: string,
  productIds: readonly string[],
): Promise<Map<string, { result: ResultRow; ad: CreativeRow | null }>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ result: campaignResults, ad: creatives })
    .from(campaignResults)
    .leftJoin(creatives, eq(creatives.id, campaignResults.creativeId))
    .where(and(eq(campaignResults.campaignId, campaignId), inArray(campaignResults.id, [...productIds])))
  return new Map(rows.map((row) => [row.result.id, row]))
}
