import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import { type FeedDifferences, RESULT_STATES, type ResultState } from '#contract/catalogue/campaign.ts'
import type { RESULT_FILTERS } from '#contract/catalogue/campaign-results.ts'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { NAME_WAS_CUT } from '#server/catalogue/feeds/name-was-cut.ts'
import { campaignProducts, campaignResults, campaigns, creatives, variants } from '#server/platform/db/schema.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import type { CampaignRow } from './store.ts'

export type ResultRow = typeof campaignResults.$inferSelect

const UNFINISHED: ResultState[] = ['waiting', 'painting']
const isUnfinished = inArray(campaignResults.state, UNFINISHED)

export async function findResult(db: Database, id: string): Promise<ResultRow | undefined> {
  const [row] = await db.select().from(campaignResults).where(eq(campaignResults.id, id))
  return row
}

/** Counts, for each campaign, its products in each state. */
export async function countStates(
  db: Database,
  campaignIds: string[],
): Promise<Map<string, Record<ResultState, number>>> {
  const counts = new Map(campaignIds.map((id) => [id, noneYet()]))
  if (campaignIds.length === 0) return counts
  const { campaignId, state } = campaignResults
  const rows = await db
    .select({ campaignId, state, products: count() })
    .from(campaignResults)
    .where(inArray(campaignId, campaignIds))
    .groupBy(campaignId, state)
  for (const row of rows) {
    const ofCampaign = counts.get(row.campaignId)
    if (ofCampaign) ofCampaign[row.state] = row.products
  }
  return counts
}

function noneYet(): Record<ResultState, number> {
  return Object.fromEntries(RESULT_STATES.map((state) => [state, 0])) as Record<ResultState, number>
}

/** Finds the user's campaign that is being painted. */
export async function findRunningCampaign(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(and(eq(campaigns.userId, userId), isUnfinished))
    .limit(1)
  return row?.id
}

/** Returns true while something of a campaign is left to be painted. */
export async function isUnfinishedCampaign(db: Database, campaignId: string): Promise<boolean> {
  const rows = await db
    .select({ id: campaignResults.id })
    .from(campaignResults)
    .where(and(eq(campaignResults.campaignId, campaignId), isUnfinished))
    .limit(1)
  return rows.length > 0
}

export interface ResultPage {
  after: number
  limit: number
  only?: (typeof RESULT_FILTERS)[number] | undefined
}

export function listResults(db: Database, campaignId: string, { after, limit, only }: ResultPage) {
  const wanted: Record<(typeof RESULT_FILTERS)[number], SQL> = {
    failed: eq(campaignResults.state, 'failed'),
    needsLook: eq(campaignResults.state, 'needsLook'),
    changed: eq(campaignResults.changed, true),
  }
  return db
    .select()
    .from(campaignResults)
    .where(and(eq(campaignResults.campaignId, campaignId), gt(campaignResults.place, after), only && wanted[only]))
    .orderBy(asc(campaignResults.place))
    .limit(limit)
}

/** Selects the products of the feed that can be painted, and the started products, for comparison. */
function compared(db: Database, campaignId: string) {
  const wanted = db
    .select()
    .from(campaignProducts)
    .where(and(eq(campaignProducts.campaignId, campaignId), isNotNull(campaignProducts.product)))
    .as('wanted')
  const started = db.select().from(campaignResults).where(eq(campaignResults.campaignId, campaignId)).as('started')
  return { wanted, started }
}

/** Returns what pictures show of a product: they do not show the address of its page. */
export const shownOf = (product: SQLWrapper) => sql`(${product} - 'link')`

/** Compares the feed with the products that were started. */
export async function compareFeed(db: Database, campaignId: string): Promise<FeedDifferences> {
  const { wanted, started } = compared(db, campaignId)
  const many = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const differs = (...fields: string[]) =>
    sql.join(
      fields.map((field) => sql`${wanted.product} -> ${field} is distinct from ${started.product} -> ${field}`),
      sql` or `,
    )
  const both = (condition: SQL) => many(sql`${wanted.key} is not null and ${started.id} is not null and (${condition})`)
  const rows = await db
    .select({
      new: many(sql`${started.id} is null`),
      gone: many(sql`${wanted.key} is null`),
      changed: both(sql`${shownOf(wanted.product)} <> ${shownOf(started.product)}`),
      prices: both(differs('price', 'discount')),
      names: both(differs('name')),
      texts: both(differs('description', 'tagline')),
      photos: both(differs('images')),
      looks: both(differs('look')),
      badges: both(differs('badge')),
    })
    .from(wanted)
    .fullJoin(started, eq(wanted.key, started.key))
  return onlyRow(rows)
}

/** Returns the started products that are no longer in the feed. */
export async function listRemoved(db: Database, campaignId: string): Promise<ResultRow[]> {
  const { wanted } = compared(db, campaignId)
  return db
    .select()
    .from(campaignResults)
    .where(
      and(
        eq(campaignResults.campaignId, campaignId),
        sql`not exists (${db
          .select({ one: sql`1` })
          .from(wanted)
          .where(eq(wanted.key, campaignResults.key))})`,
      ),
    )
}

export async function deleteResults(db: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(campaignResults).where(inArray(campaignResults.id, ids))
}

/**
 * Takes over the feed: new or changed products wait to be painted, and so do unfinished ones of an earlier start.
 * Products that are done and unchanged stay as they are.
 */
export async function applyFeed(
  tx: Database,
  campaignId: string,
  { run, now }: { run: number; now: Date },
): Promise<void> {
  const differs = sql`${shownOf(campaignResults.product)} <> ${shownOf(campaignProducts.product)}`
  const unfinished = sql`${campaignResults.state} not in ('done', 'needsLook')`
  const again = sql`(${differs} or ${unfinished})`
  await tx
    .update(campaignResults)
    .set({
      place: sql`${campaignProducts.place}`,
      name: sql`${campaignProducts.name}`,
      notes: sql`${campaignProducts.notes}`,
      product: sql`${campaignProducts.product}`,
      changed: differs,
      remake: false,
      state: sql`case when ${again} then 'waiting' else ${campaignResults.state} end`,
      run: sql`case when ${again} then ${run}::int else ${campaignResults.run} end`,
      message: sql`case when ${again} then null else ${campaignResults.message} end`,
      missing: sql`case when ${again} then '[]'::jsonb else ${campaignResults.missing} end`,
      updatedAt: now,
    })
    .from(campaignProducts)
    .where(
      and(
        eq(campaignResults.campaignId, campaignId),
        eq(campaignProducts.campaignId, campaignId),
        eq(campaignProducts.key, campaignResults.key),
        isNotNull(campaignProducts.product),
      ),
    )
  await tx.execute(sql`
    insert into campaign_results (campaign_id, place, key, name, product, notes, state, run, changed, updated_at)
    select campaign_id, place, key, name, product, notes, 'waiting', ${run}::int, ${run > 1}, ${now.toISOString()}::timestamptz
    from campaign_products
    where campaign_id = ${campaignId} and product is not null
    on conflict (campaign_id, key) do nothing`)
}

/** The offer that the ad of a product with a sale has at this hour. */
export interface TurnedOffer {
  key: string
  price: string | null
  discount: string | null
  badge: string | null
  notes: string[]
}

/** Selects offers beside the results of a campaign. */
const turnedBy = (offers: readonly TurnedOffer[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as turned(key text, price text, discount text, badge text, notes jsonb)`

/** Condition for a painted product whose pictures show another offer. */
const isTurned = (campaignId: string) =>
  and(
    eq(campaignResults.campaignId, campaignId),
    eq(campaignResults.key, sql`turned.key`),
    inArray(campaignResults.state, ['done', 'needsLook']),
    sql`jsonb_build_array(turned.price, turned.discount, turned.badge) <> ${offerOf(campaignResults.product)}`,
  )

/** Selects what a product's ad offers, which is all that the hours of a sale change. */
function offerOf(product: SQLWrapper) {
  return sql`jsonb_build_array(${product} -> 'price', ${product} -> 'discount', ${product} -> 'badge')`
}

/** Counts the painted products whose sale has begun or ended since. */
export async function countTurnedSales(
  db: Database,
  campaignId: string,
  offers: readonly TurnedOffer[],
): Promise<number> {
  const rows = await db
    .select({ products: count() })
    .from(campaignResults)
    .innerJoin(turnedBy(offers), isTurned(campaignId)!)
  return onlyRow(rows).products
}

/**
 * Makes painted products whose sale has begun or ended wait for their new offer. Everything else that differs from the
 * feed stays as it is.
 */
export async function turnOffers(
  tx: Database,
  campaignId: string,
  { offers, run, now }: { offers: readonly TurnedOffer[]; run: number; now: Date },
): Promise<void> {
  const badge = sql`case when turned.badge is null then '{}'::jsonb else jsonb_build_object('badge', turned.badge) end`
  const prices = sql`jsonb_build_object('price', turned.price, 'discount', turned.discount)`
  await tx
    .update(campaignResults)
    .set({
      product: sql`(${campaignResults.product} - 'badge') || ${prices} || ${badge}`,
      notes: sql`turned.notes`,
      changed: true,
      remake: false,
      state: 'waiting',
      run,
      message: null,
      missing: [],
      updatedAt: now,
    })
    .from(turnedBy(offers))
    .where(isTurned(campaignId))
}

/** Makes failed and cancelled products wait again. */
export async function waitAgain(tx: Database, campaignId: string, { run, now }: { run: number; now: Date }) {
  await tx
    .update(campaignResults)
    .set({ state: 'waiting', run, message: null, missing: [], remake: false, updatedAt: now })
    .where(and(eq(campaignResults.campaignId, campaignId), inArray(campaignResults.state, OPEN)))
}

/** States of products that did not get their pictures. */
const OPEN: ResultState[] = ['failed', 'cancelled']

/** Condition for a product whose pictures all exist, some of which could not be changed. */
const isOutdated = sql`${inArray(campaignResults.state, ['done', 'needsLook'])} and ${campaignResults.outdated} <> '[]'::jsonb`

/** Makes products whose pictures could not be changed wait to be made again. */
export async function remakeOutdated(tx: Database, campaignId: string, { run, now }: { run: number; now: Date }) {
  await tx
    .update(campaignResults)
    .set({ state: 'waiting', run, message: null, remake: true, updatedAt: now })
    .where(and(eq(campaignResults.campaignId, campaignId), isOutdated))
}

/** Returns true if the campaign is painted only by such a call. */
export async function isBeingRemade(db: Database, campaignId: string): Promise<boolean> {
  const own = and(eq(campaignResults.campaignId, campaignId), isUnfinished)
  return (await db.$count(campaignResults, and(own, eq(campaignResults.remake, true)))) > 0
}

/** Counts the new pictures that each call would paint, each of which takes a credit if credits are counted. */
export async function countNewPictures(
  db: Database,
  { id, formats }: Pick<CampaignRow, 'id' | 'formats'>,
): Promise<{ start: number; retry: number; anew: number }> {
  const { campaignId, key, state } = campaignResults
  const inFeed = db
    .select({ one: sql`1` })
    .from(campaignProducts)
    .where(
      and(
        eq(campaignProducts.campaignId, campaignId),
        eq(campaignProducts.key, key),
        isNotNull(campaignProducts.product),
      ),
    )
  const unpainted = unpaintedOf(db, formats)
  const isOpen = inArray(state, OPEN)
  const rows = await db
    .select({
      start: sumOf(unpainted, sql`${isOpen} and exists (${inFeed})`),
      retry: sumOf(unpainted, isOpen),
      anew: sumOf(OUTDATED_PICTURES, isOutdated),
    })
    .from(campaignResults)
    .where(eq(campaignId, id))
  return onlyRow(rows)
}

/** Counts the pictures of waiting products in the same way. */
export async function countWaitingPictures(
  db: Database,
  { id, formats }: Pick<CampaignRow, 'id' | 'formats'>,
): Promise<number> {
  const { campaignId, state, remake } = campaignResults
  const pictures = sql`case when ${remake} then ${OUTDATED_PICTURES} else ${unpaintedOf(db, formats)} end`
  const rows = await db
    .select({ pictures: sumOf(pictures, eq(state, 'waiting')) })
    .from(campaignResults)
    .where(eq(campaignId, id))
  return onlyRow(rows).pictures
}

const OUTDATED_PICTURES = sql`jsonb_array_length(${campaignResults.outdated})`

function sumOf(pictures: SQL, condition: SQL): SQL<number> {
  return sql<number>`coalesce(sum(${pictures}) filter (where ${condition}), 0)::int`
}

/** Counts the painted products that the last file changed or added. */
export function countChanged(db: Database, campaignId: string): Promise<number> {
  const own = and(eq(campaignResults.campaignId, campaignId), inArray(campaignResults.state, ['done', 'needsLook']))
  return db.$count(campaignResults, and(own, eq(campaignResults.changed, true)))
}

/** Counts the formats of a product that have no picture. */
function unpaintedOf(db: Database, formats: readonly FormatId[]): SQL {
  const painted = db
    .select({ pictures: count() })
    .from(variants)
    .where(
      and(
        eq(variants.adId, campaignResults.creativeId),
        isNull(variants.replacedAt),
        inArray(variants.format, [...formats]),
      ),
    )
  return sql`(${formats.length}::int - (${painted}))`
}

export async function listWaitingResults(
  db: Database,
  campaignId: string,
): Promise<Pick<ResultRow, 'id' | 'remake' | 'outdated'>[]> {
  const { id, remake, outdated } = campaignResults
  return db
    .select({ id, remake, outdated })
    .from(campaignResults)
    .where(and(eq(campaignResults.campaignId, campaignId), eq(campaignResults.state, 'waiting')))
    .orderBy(asc(campaignResults.place))
}

/**
 * Ends a number of unfinished products up to a start, the last waiting ones first: painting takes the first ones, and
 * begins none of these meanwhile. A product that was to be made again has its pictures, and gets its previous state.
 */
export async function endUnfinished(
  tx: Database,
  { campaignId, run, limit }: { campaignId: string; run: number; limit: number },
  { state, message, now }: { state: ResultState; message: string | null; now: Date },
): Promise<Pick<ResultRow, 'id' | 'creativeId' | 'remake' | 'outdated'>[]> {
  const { id, creativeId, place, remake, outdated } = campaignResults
  const some = tx
    .select({ id })
    .from(campaignResults)
    .where(and(eq(campaignResults.campaignId, campaignId), lte(campaignResults.run, run), isUnfinished))
    .orderBy(sql`${campaignResults.state} = 'painting'`, desc(place))
    .limit(limit)
  return tx
    .update(campaignResults)
    .set({
      state: sql`case when ${campaignResults.remake} then 'needsLook' else ${state} end`,
      message: sql`case when ${campaignResults.remake} then null else ${message}::text end`,
      updatedAt: now,
    })
    .where(and(inArray(id, some), isUnfinished))
    .returning({ id, creativeId, remake, outdated })
}

type Changes = Partial<Omit<ResultRow, 'id' | 'campaignId' | 'state'>> & { state?: ResultState | SQL<ResultState> }

/**
 * Changes a product that this start still has to paint. Returns undefined if it was cancelled, started again or deleted
 * meanwhile.
 */
export async function changeUnfinished(
  db: Database,
  { id, run }: Pick<ResultRow, 'id' | 'run'>,
  changes: Changes,
): Promise<ResultRow | undefined> {
  const [row] = await db
    .update(campaignResults)
    .set(changes)
    .where(and(eq(campaignResults.id, id), eq(campaignResults.run, run), isUnfinished))
    .returning()
  return row
}

export async function setOpenedAs(db: Database, id: string, openedAs: string): Promise<void> {
  await db.update(campaignResults).set({ openedAs }).where(eq(campaignResults.id, id))
}

/**
 * State of a painted product: its pictures decide whether the user should look at it, and so does a name that was cut
 * for all of them.
 */
export function stateAfterPainting(creativeId: string): SQL<ResultState> {
  const isCut = sql`${campaignResults.notes} @> ${JSON.stringify([NAME_WAS_CUT])}::jsonb`
  return sql`case when ${isCut} then 'needsLook' else ${stateAfterChange(creativeId)} end`
}

/**
 * State of a product after the user has looked at it and changed it; pictures that could not be changed need a look.
 */
function stateAfterChange(creativeId: string): SQL<ResultState> {
  return sql`case when exists (
    select 1 from ${variants}
    where ${variants.adId} = ${creativeId} and ${variants.replacedAt} is null
      and ${variants.report} -> 'findings' @? '$[*] ? (@.severity != "info")'
  ) then 'needsLook' else 'done' end`
}

/** Updates the state after a change of its pictures. */
export async function updateState(
  db: Database,
  { id, creativeId }: ResultRow,
  outdated: ResultRow['outdated'],
): Promise<ResultRow | undefined> {
  if (!creativeId) return undefined
  const [row] = await db
    .update(campaignResults)
    .set({ outdated, state: outdated.length > 0 ? 'needsLook' : stateAfterChange(creativeId) })
    .where(and(eq(campaignResults.id, id), inArray(campaignResults.state, ['done', 'needsLook'])))
    .returning()
  return row
}

export interface ResultPicture {
  creativeId: string
  format: (typeof variants.$inferSelect)['format']
  imageId: string
  imageUrl: string
  width: number
  height: number
  createdAt: Date
  findings: (typeof variants.$inferSelect)['report']['findings']
}

/** Returns the pictures of products, without their layouts. */
export async function listResultPictures(db: Database, creativeIds: string[]): Promise<ResultPicture[]> {
  if (creativeIds.length === 0) return []
  const { adId, format, imageId, imageUrl, width, height, createdAt, texts, report } = variants
  const measured = sql<ResultPicture['findings'] | null>`${report} -> 'findings'`
  const { productPrice, productDiscount, words, legalLine } = creatives
  const rows = await db
    .select({
      picture: { creativeId: adId, format, imageId, imageUrl, width, height, createdAt },
      painted: { texts, measured },
      ad: { productPrice, productDiscount, words, legalLine },
    })
    .from(variants)
    .innerJoin(creatives, eq(creatives.id, adId))
    .where(and(inArray(adId, creativeIds), sql`${variants.replacedAt} is null`))
  const results = rows.map(async ({ picture, painted, ad }) => {
    const { texts: shown, measured: findings } = painted
    return { ...picture, findings: await findLacking({ texts: shown, findings: findings ?? [] }, ad) }
  })
  return Promise.all(results)
}
