import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { CampaignFeed, ListCampaignsOptions } from '#contract/catalogue/campaign.ts'
import { NOT_FOR_SALE_REASONS, type NotForSale } from '#contract/catalogue/feed.ts'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { isOneOf } from '#server/platform/db/is-one-of.ts'
import {
  campaignPhotos,
  campaignProducts,
  campaignResults,
  campaigns,
  campaignSources,
  images,
} from '#server/platform/db/schema.ts'
import type { FeedProduct } from '#server/catalogue/feeds/feed.ts'
import { staleSourceOf } from './source/source-store.ts'
import type { SampleCandidate } from './pick-samples.ts'

export type CampaignRow = typeof campaigns.$inferSelect
type ResultRow = typeof campaignResults.$inferSelect
export type CampaignProductRow = typeof campaignProducts.$inferSelect
export type NewProduct = Omit<CampaignProductRow, 'campaignId'>

export async function insertCampaign(db: Database, values: typeof campaigns.$inferInsert): Promise<CampaignRow> {
  return onlyRow(await db.insert(campaigns).values(values).returning())
}

export async function findCampaign(db: Database, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  return row
}

/**
 * A campaign without its columns and without the products taken in, which can be half a megabyte each and no list
 * shows.
 */
export type ListedRow = Omit<CampaignRow, 'feed' | 'takenIn'> & { feed: Omit<CampaignFeed, 'columns'> | null }

/** Returns a page of the user's campaigns, newest first; the id decides the order of those made in the same millisecond. */
export function listCampaigns(
  db: Database,
  userId: string,
  { only, updatedSince, after, limit }: ListCampaignsOptions,
): Promise<ListedRow[]> {
  const { takenIn: _takenIn, ...columns } = getTableColumns(campaigns)
  const feed = sql<ListedRow['feed']>`${campaigns.feed} - 'columns'`
  return db
    .select({ ...columns, feed })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        only && exists(only === 'stale' ? staleSourceOf(db, campaigns.id) : resultsIn(db, STATES_OF[only])),
        updatedSince ? gte(campaigns.updatedAt, new Date(updatedSince)) : undefined,
        after ? sql`(${campaigns.createdAt}, ${campaigns.id}) < ${placeOf(db, userId, after)}` : undefined,
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit)
}

const STATES_OF = { running: ['waiting', 'painting'], failed: ['failed'] } as const

/** Selects the products in one of these states of the campaign in the surrounding query. */
function resultsIn(db: Database, states: readonly ResultRow['state'][]) {
  return db
    .select({ id: campaignResults.id })
    .from(campaignResults)
    .where(and(eq(campaignResults.campaignId, campaigns.id), inArray(campaignResults.state, states)))
}

/** Selects where a campaign stands in the order of the list. */
function placeOf(db: Database, userId: string, id: string) {
  const place = db
    .select({ createdAt: campaigns.createdAt, id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.userId, userId)))
  return sql`(${place})`
}

export async function countCampaigns(db: Database, userId: string): Promise<number> {
  return onlyRow(await db.select({ count: count() }).from(campaigns).where(eq(campaigns.userId, userId))).count
}

export async function updateCampaign(
  tx: Database,
  id: string,
  changes: Partial<Omit<CampaignRow, 'id' | 'userId'>>,
): Promise<CampaignRow> {
  return onlyRow(await tx.update(campaigns).set(changes).where(eq(campaigns.id, id)).returning())
}

export interface QuietSince {
  /** Campaigns that were changed since then are in use. */
  changed: Date
  /** Campaigns whose address gave its feed since then are in use, even if it gives none now. */
  read: Date
  /** Sales of started campaigns that begin or end until then are waited for. */
  saleUntil: Date
}

/** Returns campaigns that nobody has used since and that wait for nothing: all of them, or this one if it is one. */
export function listQuietCampaigns(
  db: Database,
  { changed, read, saleUntil }: QuietSince,
  only?: string,
): Promise<CampaignRow[]> {
  const { id, updatedAt, startedAt, salesDueAt } = campaigns
  const isRead = db
    .select({ id: campaignSources.campaignId })
    .from(campaignSources)
    .where(
      and(
        eq(campaignSources.campaignId, id),
        isNotNull(campaignSources.nextReadAt),
        ne(campaignSources.state, 'paused'),
      ),
    )
  return db
    .select()
    .from(campaigns)
    .where(
      and(
        lt(updatedAt, changed),
        or(isNull(startedAt), isNull(salesDueAt), gt(salesDueAt, saleUntil)),
        or(lt(updatedAt, read), notExists(isRead)),
        only === undefined ? undefined : eq(id, only),
      ),
    )
}

/** Rows written in one statement. */
const BATCH = 200

/** Replaces the products of an earlier feed. Returns undefined if the campaign no longer exists. */
export async function replaceFeed(
  tx: Database,
  id: string,
  { feed, products, updatedAt }: { feed: CampaignFeed; products: NewProduct[]; updatedAt: Date },
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

/** Returns all rows of a campaign's feed, in its order. */
export function listAllProducts(db: Database, id: string): Promise<CampaignProductRow[]> {
  return db
    .select()
    .from(campaignProducts)
    .where(eq(campaignProducts.campaignId, id))
    .orderBy(asc(campaignProducts.place))
}

/** Returns the keys of products that can be made into ads, or could if they were not left out. */
export async function listProductKeys(db: Database, id: string): Promise<string[]> {
  const { campaignId, key, product, leftOut } = campaignProducts
  const rows = await db
    .selectDistinct({ key })
    .from(campaignProducts)
    .where(and(eq(campaignId, id), isNotNull(key), or(isNotNull(product), isNotNull(leftOut))))
  return rows.flatMap((row) => row.key ?? [])
}

/** Writes what rules and the hours of sales change of these rows. */
export async function updateProducts(tx: Database, id: string, rows: readonly NewProduct[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows.slice(at, at + BATCH).map(({ place, product, problem, notes, leftOut }) => ({
      place,
      notes,
      ...(product && { product }),
      ...(problem !== null && { problem }),
      ...(leftOut && { left_out: leftOut }),
    }))
    await tx.execute(sql`
      update campaign_products
      set product = ruled.product, problem = ruled.problem, notes = ruled.notes, left_out = ruled.left_out
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as ruled(place int, product jsonb, problem text, notes jsonb, left_out jsonb)
      where campaign_products.campaign_id = ${id} and campaign_products.place = ruled.place`)
  }
}

export interface ProductListOptions {
  /** Place of the last product of the previous page. */
  after: number
  limit: number
  only?: 'problems' | 'notForSale' | undefined
}

export function listProducts(
  db: Database,
  id: string,
  { after, limit, only }: ProductListOptions,
): Promise<CampaignProductRow[]> {
  const { problem, leftOut } = campaignProducts
  const wanted = { problems: and(isNotNull(problem), isNull(leftOut)), notForSale: isNotNull(leftOut) }
  return db
    .select()
    .from(campaignProducts)
    .where(and(eq(campaignProducts.campaignId, id), gt(campaignProducts.place, after), only && wanted[only]))
    .orderBy(asc(campaignProducts.place))
    .limit(limit)
}

/** Finds a product that can be made into ads. */
export async function findProduct(
  db: Database,
  id: string,
  place: number,
): Promise<(CampaignProductRow & { product: FeedProduct }) | undefined> {
  const own = and(eq(campaignProducts.campaignId, id), eq(campaignProducts.place, place))
  const [row] = await db.select().from(campaignProducts).where(own)
  return row?.product ? { ...row, product: row.product } : undefined
}

/** Returns the facts by which samples are picked, of every product that can be made into ads, in the feed's order. */
export function listSampleCandidates(db: Database, id: string): Promise<SampleCandidate[]> {
  const { campaignId, place, product } = campaignProducts
  const firstPhoto = sql`${product} -> 'images' ->> 0`
  // A photo of the internet is stored as soon as it was shown once: by its size, the same feed would then give other
  // samples.
  const isKept = and(
    eq(campaignPhotos.campaignId, campaignId),
    eq(campaignPhotos.address, firstPhoto),
    like(campaignPhotos.address, 'zip:%'),
  )
  return db
    .select({
      place,
      name: sql<string>`${product} ->> 'name'`,
      price: sql<string | null>`${product} ->> 'price'`,
      discount: sql<string | null>`${product} ->> 'discount'`,
      photoPx: sql<number | null>`least(${images.widthPx}, ${images.heightPx})`,
    })
    .from(campaignProducts)
    .leftJoin(campaignPhotos, isKept)
    .leftJoin(images, eq(images.id, campaignPhotos.imageId))
    .where(and(eq(campaignId, id), isNotNull(product)))
    .orderBy(asc(place))
}

/** Returns the rows of products that are left out, included by hand or not: all of them, or those with these keys. */
export function listLeftOut(db: Database, id: string, keys: readonly string[] | 'all'): Promise<CampaignProductRow[]> {
  const { campaignId, key, leftOut } = campaignProducts
  const wanted = keys === 'all' ? isNotNull(key) : inArray(key, [...keys])
  return db
    .select()
    .from(campaignProducts)
    .where(and(eq(campaignId, id), wanted, isNotNull(leftOut)))
}

/** Counts a campaign's rows that can be made into ads, have a problem, or are left out, and why. */
export async function countProducts(
  db: Database,
  id: string,
): Promise<Pick<CampaignFeed, 'products' | 'problems' | 'leftOut'>> {
  const { campaignId, product, leftOut } = campaignProducts
  const why = sql<NotForSale | null>`case when ${product} is null then ${leftOut} ->> 'why' end`
  const isProduct = sql<boolean>`${product} is not null`
  const rows = await db
    .select({ isProduct, why, products: count() })
    .from(campaignProducts)
    .where(eq(campaignId, id))
    .groupBy(isProduct, why)
  const many = (reason: NotForSale | null, asProduct: boolean) =>
    rows.find((row) => row.why === reason && row.isProduct === asProduct)?.products ?? 0
  return {
    products: many(null, true),
    problems: many(null, false),
    leftOut: NOT_FOR_SALE_REASONS.map((reason) => ({ why: reason, products: many(reason, false) })).filter(
      ({ products }) => products > 0,
    ),
  }
}

export async function deleteCampaign(db: Database, id: string): Promise<void> {
  await db.delete(campaigns).where(eq(campaigns.id, id))
}

/** Deletes one of a user's campaigns with its products and results. Resolves to false if there was none. */
export async function deleteOneCampaignOfUser(db: Database, userId: string): Promise<boolean> {
  const one = db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, userId)).limit(1)
  const gone = await db
    .delete(campaigns)
    .where(and(eq(campaigns.userId, userId), isOneOf(campaigns.id, one)))
    .returning({ id: campaigns.id })
  return gone.length > 0
}
