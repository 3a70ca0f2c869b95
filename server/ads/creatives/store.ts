import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ListCreativesOptions } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { SaleDay } from '#contract/ads/sales/sale-day.ts'
import { CREATIVES_PAGE_MAX } from '#contract/limits.ts'
import { type FromJson, ONE_ROW, rowAsJson, rowsAsJson, selectFields, withDates } from '#server/platform/db/as-json.ts'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import {
  brands,
  creatives,
  images,
  reviewApprovals,
  reviewComments,
  reviewPictures,
  reviews,
  saleStates,
  sessions,
  touchUps,
  trialPictures,
  trials,
  variants,
} from '#server/platform/db/schema.ts'
import { SHOWN_CREATIVE, type ShownCreative } from '#server/platform/db/shown-creative.ts'
import { busyFormatsOf } from '#server/ads/generation-jobs/store.ts'
import { type ListedVariant, listedVariantsOf, madeFormatsOf } from '#server/ads/variants/store.ts'
import type { Formats } from './present.ts'

export type CreativeRow = typeof creatives.$inferSelect
const CREATIVE_DATES = ['createdAt', 'updatedAt'] as const
export type CreativeUpdate = Partial<Omit<CreativeRow, 'id' | 'userId' | 'createdAt'>>

/** Condition for a user's ads. Campaign products are stored like ads, and are none. */
function isOwnAd(userId: string | Placeholder | AnyPgColumn) {
  return and(eq(creatives.userId, userId), isNull(creatives.campaignId))
}

export async function findCreative(db: Database, id: string): Promise<CreativeRow | undefined> {
  const [creative] = await db.select().from(creatives).where(eq(creatives.id, id))
  return creative
}

const FORMATS_OF_AD = { made: madeFormatsOf(creatives.id), busy: busyFormatsOf(creatives.id) }

export type CreativeWithFormats = ShownCreative & Formats

/** Selects the ad with the id of a prepared statement; null if there is none. */
export const CREATIVE_WITH_FORMATS: SQL<CreativeWithFormats | null> = rowAsJson(
  sql`${selectFields({ ...SHOWN_CREATIVE, ...FORMATS_OF_AD })} from ${creatives} where ${creatives.id} = ${sql.placeholder('id')}`,
).mapWith((row: FromJson<CreativeWithFormats>) => withDates(row, CREATIVE_DATES)) as SQL<CreativeWithFormats | null>

const oneWithFormats = prepared((db) =>
  db.select({ creative: CREATIVE_WITH_FORMATS }).from(ONE_ROW).prepare('one_creative_with_formats'),
)

export async function findCreativeWithFormats(db: Database, id: string): Promise<CreativeWithFormats | null> {
  return onlyRow(await oneWithFormats(db).execute({ id })).creative
}

/** Finds the formats of an ad; they are empty if the ad does not exist. */
export async function findFormats(db: Database, id: string): Promise<Formats> {
  const [formats] = await db.select(FORMATS_OF_AD).from(creatives).where(eq(creatives.id, id))
  return formats ?? { made: [], busy: [] }
}

/** An ad with its current pictures, the formats that are being made, and what its card marks. */
export type ListedCreative = ShownCreative &
  Pick<Formats, 'busy'> & {
    variants: ListedVariant[]
    review: SharedRow | null
    sale: SaleDay[]
    /** Number of finished pictures of its trials. */
    trialPictures: number
  }

/** State of an ad's review link. */
export interface SharedRow {
  version: number
  expiresAt: string
  approvedVersion: number | null
  asksChanges: boolean
  /** The images that are shown. */
  imageIds: string[]
}

/**
 * Selected as a column of an ad, so that the gallery stays one statement. Nested, or Drizzle would leave the tables'
 * names out.
 */
const shared = sql`(select json_build_object(
  'version', ${reviews.version}, 'expiresAt', ${reviews.expiresAt},
  'approvedVersion', (select max(${reviewApprovals.version}) from ${reviewApprovals} where ${reviewApprovals.reviewId} = ${reviews.id}),
  'asksChanges', exists (select 1 from ${reviewComments} where ${reviewComments.reviewId} = ${reviews.id}
    and ${reviewComments.version} = ${reviews.version} and ${reviewComments.asksChanges}),
  'imageIds', (select coalesce(json_agg(${reviewPictures.imageId}), '[]') from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id})
) from ${reviews} where ${reviews.creativeId} = ${creatives.id})`

/** Selected as columns of an ad for the same reason. */
const sale = sql`(select coalesce(json_agg(json_build_object(
  'id', ${saleStates.id}, 'name', ${saleStates.name}, 'from', ${saleStates.fromDay}
) order by ${saleStates.fromDay}), '[]') from ${saleStates} where ${saleStates.creativeId} = ${creatives.id})`

const paintedTrials = sql`(select count(*) from ${trials} join ${trialPictures} on ${trialPictures.trialId} = ${trials.id}
  where ${trials.creativeId} = ${creatives.id} and ${trialPictures.state} = 'done')`

const LISTED = {
  ...SHOWN_CREATIVE,
  variants: listedVariantsOf(creatives.id),
  busy: busyFormatsOf(creatives.id),
  review: shared,
  sale,
  trialPictures: paintedTrials,
}

/** Selects ads, newest first; the id decides the order of ads made in the same millisecond. */
function listed(where: SQL | undefined, limit: number | Placeholder): SQL<ListedCreative[]> {
  const order = sql`order by ${creatives.createdAt} desc, ${creatives.id} desc limit ${limit}`
  const ads = rowsAsJson(sql`${selectFields(LISTED)} from ${creatives} where ${where} ${order}`)
  return ads.mapWith((rows: ListedJson[]) => rows.map(withItsDates)) as SQL<ListedCreative[]>
}

type ListedJson = Omit<FromJson<ListedCreative>, 'variants'> & { variants: FromJson<ListedVariant>[] }

function withItsDates(ad: ListedJson): ListedCreative {
  const variants = ad.variants.map((variant) => withDates<ListedVariant>(variant, ['createdAt']))
  return withDates<ListedCreative>(Object.assign(ad, { variants }), CREATIVE_DATES)
}

/** Prepared, because the gallery asks for it again and again. */
const firstPage = prepared((db) =>
  db
    .select({ ads: listed(isOwnAd(sql.placeholder('userId')), sql.placeholder('limit')) })
    .from(ONE_ROW)
    .prepare('first_page_of_creatives'),
)

/** Selects the first page of the user whose session is read, which most often is all that they have. */
export const FIRST_PAGE_OF_SESSION = listed(isOwnAd(sessions.userId), CREATIVES_PAGE_MAX)

/** Lists ads, newest first; the id decides the order of ads made in the same millisecond. */
export async function listCreatives(
  db: Database,
  userId: string,
  request: ListCreativesOptions,
): Promise<ListedCreative[]> {
  const { style, color, format, updatedSince, after, limit = CREATIVES_PAGE_MAX } = request
  if (!style && !color && !format && !updatedSince && !after) {
    return onlyRow(await firstPage(db).execute({ userId, limit })).ads
  }
  const where = and(
    isOwnAd(userId),
    style && eq(creatives.adStyle, style),
    color && eq(creatives.colorPalette, color),
    format && exists(picturesOf(db, format)),
    updatedSince ? isUpdatedSince(db, new Date(updatedSince)) : undefined,
    after ? sql`(${creatives.createdAt}, ${creatives.id}) < ${placeOf(db, userId, after)}` : undefined,
  )
  return onlyRow(await db.select({ ads: listed(where, limit) }).from(ONE_ROW)).ads
}

/** The ad was changed since that moment, or one of its current pictures was made since. */
function isUpdatedSince(db: Database, moment: Date) {
  const made = db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.adId, creatives.id), isNull(variants.replacedAt), gte(variants.createdAt, moment)))
  return or(gte(creatives.updatedAt, moment), exists(made))
}

/** Selects the current pictures of the ad in the surrounding query. */
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

/** Selects the place of an ad in the list. Another user's ad has none, so that nothing comes after it. */
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

/** Finds the ad without a picture that was worked on last. */
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
  return onlyRow(await db.insert(creatives).values(row).returning())
}

/** Updates an ad. Fields that are undefined stay as they are. */
export async function updateCreativeFields(db: Database, id: string, fields: CreativeUpdate): Promise<CreativeRow> {
  return onlyRow(await db.update(creatives).set(fields).where(eq(creatives.id, id)).returning())
}

/** Copies the strokes over the photos of an ad to one with the same photos. */
export async function copyTouchUps(db: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const rows = await db.select().from(touchUps).where(eq(touchUps.creativeId, from))
  if (rows.length > 0) await db.insert(touchUps).values(rows.map((row) => ({ ...row, creativeId: to })))
}

/** Returns the ads of an experiment that each lead with something else, without the one that they came from. */
export function listAngles(db: Database, testId: string): Promise<CreativeRow[]> {
  return db
    .select()
    .from(creatives)
    .where(and(eq(creatives.testId, testId), isNotNull(creatives.angle)))
}

/** Returns the ads of an experiment, the one that they came from among them. */
export function listOfTest(db: Database, testId: string): Promise<CreativeRow[]> {
  return db.select().from(creatives).where(eq(creatives.testId, testId))
}

/** Deletes an ad; its variants, jobs and images go with it. */
export async function deleteCreativeRow(db: Database, id: string): Promise<void> {
  await db.delete(creatives).where(eq(creatives.id, id))
}

export async function deleteCreativeRows(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(creatives).where(inArray(creatives.id, ids))
}

export async function listIdsOfCampaign(db: Database, campaignId: string): Promise<string[]> {
  const rows = await db.select({ id: creatives.id }).from(creatives).where(eq(creatives.campaignId, campaignId))
  return rows.map(({ id }) => id)
}

/** Counts the pictures of some of a user's ads, uploads too. */
export function countPicturesOfSome(db: Database, userId: string, limit: number) {
  const some = db.select({ id: creatives.id }).from(creatives).where(eq(creatives.userId, userId)).limit(limit)
  return db
    .select({ id: creatives.id, pictures: count(images.id) })
    .from(creatives)
    .leftJoin(images, eq(images.creativeId, creatives.id))
    .where(inArray(creatives.id, some))
    .groupBy(creatives.id)
}

/** Finds a brand among the user's own; `firstOf` is null for a further one. */
export async function findOwnBrand(db: Database, userId: string, brandId: string) {
  const isOwn = or(eq(brands.userId, userId), eq(brands.furtherOf, userId))
  const [brand] = await db
    .select({ firstOf: brands.userId })
    .from(brands)
    .where(and(eq(brands.id, brandId), isOwn))
  return brand
}

/** Counts the ads of several users; a user without ads is not in it. */
export async function countCreativesByUser(db: Database, userIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: creatives.userId, ads: count() })
    .from(creatives)
    .where(and(inArray(creatives.userId, userIds), isNull(creatives.campaignId)))
    .groupBy(creatives.userId)
  return new Map(rows.map(({ userId, ads }) => [userId, ads]))
}
