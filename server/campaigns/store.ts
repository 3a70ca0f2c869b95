import { and, asc, count, desc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { CampaignFeed } from '#contract/campaign.ts'
import type { Database } from '../db/database.ts'
import { campaignProducts, campaigns } from '../db/schema.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type ProductRow = typeof campaignProducts.$inferSelect

export async function insertCampaign(db: Database, values: typeof campaigns.$inferInsert): Promise<CampaignRow> {
  const [row] = await db.insert(campaigns).values(values).returning()
  return row!
}

export async function findCampaign(db: Database, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  return row
}

/** Newest first. */
export function listCampaigns(db: Database, userId: string): Promise<CampaignRow[]> {
  return db.select().from(campaigns).where(eq(campaigns.userId, userId)).orderBy(desc(campaigns.createdAt))
}

export async function countCampaigns(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(campaigns).where(eq(campaigns.userId, userId))
  return row!.count
}

export async function updateCampaign(
  tx: Database,
  id: string,
  changes: Partial<Omit<CampaignRow, 'id' | 'userId'>>,
): Promise<CampaignRow> {
  const [row] = await tx.update(campaigns).set(changes).where(eq(campaigns.id, id)).returning()
  return row!
}

/** That nobody has changed since. */
export function listCampaignsBefore(db: Database, moment: Date): Promise<Pick<CampaignRow, 'id' | 'userId'>[]> {
  return db
    .select({ id: campaigns.id, userId: campaigns.userId })
    .from(campaigns)
    .where(lt(campaigns.updatedAt, moment))
}

/** Rows written in one statement. */
const BATCH = 200

/** In place of what an earlier feed held. Undefined where the campaign is gone. */
export async function replaceFeed(
  tx: Database,
  id: string,
  { feed, products, updatedAt }: { feed: CampaignFeed; products: Omit<ProductRow, 'campaignId'>[]; updatedAt: Date },
): Promise<CampaignRow | undefined> {
  const [row] = await tx.update(campaigns).set({ feed, updatedAt }).where(eq(campaigns.id, id)).returning()
  if (!row) return undefined
  await tx.delete(campaignProducts).where(eq(campaignProducts.campaignId, id))
  for (let at = 0; at < products.length; at += BATCH) {
    const rows = products.slice(at, at + BATCH).map((product) => ({ ...product, campaignId: id }))
    await tx.insert(campaignProducts).values(rows)
  }
  return row
}

export interface ProductPage {
  /** The place of the last product of the page before. */
  after: number
  limit: number
  only?: 'problems' | undefined
}

export function listProducts(db: Database, id: string, { after, limit, only }: ProductPage): Promise<ProductRow[]> {
  const wanted = only && isNotNull(campaignProducts.problem)
  return db
    .select()
    .from(campaignProducts)
    .where(and(eq(campaignProducts.campaignId, id), gt(campaignProducts.place, after), wanted))
    .orderBy(asc(campaignProducts.place))
    .limit(limit)
}
