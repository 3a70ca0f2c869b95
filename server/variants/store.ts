import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Dials } from '#contract/dials.ts'
import type { RoleColors } from '#contract/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { StoredLayout, Treatment } from '#studio/index.ts'
import type { Database } from '../db/database.ts'
import { creatives, variants } from '../db/schema.ts'
import { summarize, type VariantSummary } from '../db/variant-summary.ts'

export type VariantRow = typeof variants.$inferSelect

/** What of a variant is shown. The rest, tens of kilobytes, stays in the database. */
export type ShownRow = Pick<VariantRow, (typeof SHOWN_COLUMNS)[number]> & { summary: VariantSummary }

const SHOWN_COLUMNS = [
  'id',
  'adId',
  'format',
  'width',
  'height',
  'imageUrl',
  'imageId',
  'seed',
  'campaignSeed',
  'photos',
  'texts',
  'look',
  'colors',
  'logo',
  'own',
  'createdAt',
  'replacedAt',
] as const

/** From the whole of it only where it is of before the summary was kept. */
const summaryOfAny = sql<VariantSummary>`coalesce(${variants.summary}, jsonb_build_object(
  'family', ${variants.layout}->'family', 'synthetic', ${variants.layout}->'synthetic',
  'findings', ${variants.report}->'findings', 'colors', ${variants.report}->'colors', 'notice', ${variants.provenance}->'notice'))`

const { id, adId, format, width, height, imageUrl, imageId, seed, campaignSeed } = variants
const { photos, texts, look, colors, logo, own, createdAt, replacedAt } = variants
const SHOWN = {
  ...{ id, adId, format, width, height, imageUrl, imageId, seed, campaignSeed },
  ...{ photos, texts, look, colors, logo, own, createdAt, replacedAt },
  summary: summaryOfAny,
}

/** Of the variant of each format that stands what is shown, oldest first. */
export async function listShownVariants(db: Database, creativeIds: string[]): Promise<ShownRow[]> {
  if (creativeIds.length === 0) return []
  return db
    .select(SHOWN)
    .from(variants)
    .where(and(inArray(variants.adId, creativeIds), isNull(variants.replacedAt)))
    .orderBy(asc(variants.createdAt))
}

const standing = (ofAd: AnyPgColumn) =>
  sql`from ${variants} where ${variants.adId} = ${ofAd} and ${variants.replacedAt} is null`

/** The same for a statement that reads ads: as a column of each. Nested, or Drizzle would leave the tables' names away. */
export function shownVariantsOf(ofAd: AnyPgColumn) {
  const fields = SHOWN_COLUMNS.map((column) => sql`${sql.raw(`'${column}'`)}, ${variants[column]}`)
  const shown = sql`json_build_object(${sql.join(fields, sql`, `)}, 'summary', ${summaryOfAny})`
  const all = sql`(select coalesce(json_agg(${shown} order by ${variants.createdAt}), '[]') ${standing(ofAd)})`
  return sql<ShownRow[]>`${all}`.mapWith((rows: WithoutDates[]) => rows.map(withDates))
}

type WithoutDates = Omit<ShownRow, 'createdAt' | 'replacedAt'> & { createdAt: string; replacedAt: string | null }

function withDates({ createdAt, replacedAt, ...row }: WithoutDates): ShownRow {
  return { ...row, createdAt: new Date(createdAt), replacedAt: replacedAt === null ? null : new Date(replacedAt) }
}

/** The formats that hold a variant, oldest first, as a column of an ad. */
export function madeFormatsOf(ofAd: AnyPgColumn) {
  return sql<
    FormatId[]
  >`${sql`(select coalesce(json_agg(${variants.format} order by ${variants.createdAt}), '[]') ${standing(ofAd)})`}`
}

/** The variant of each format that stands, oldest first, with all that it was made of. */
export async function listCurrentVariants(db: Database, creativeIds: string[]): Promise<VariantRow[]> {
  if (creativeIds.length === 0) return []
  return db
    .select()
    .from(variants)
    .where(and(inArray(variants.adId, creativeIds), isNull(variants.replacedAt)))
    .orderBy(asc(variants.createdAt))
}

/** Gives what each picture that stands has alone, and none of its layout, which is most of a row. */
export function listOwn(db: Database, creativeId: string) {
  return db
    .select({ format: variants.format, own: variants.own })
    .from(variants)
    .where(and(eq(variants.adId, creativeId), isNull(variants.replacedAt)))
}

/** The variant of one format that stands. */
export async function findCurrentVariant(
  db: Database,
  creativeId: string,
  format: FormatId,
): Promise<VariantRow | undefined> {
  const [variant] = await db
    .select()
    .from(variants)
    .where(and(eq(variants.adId, creativeId), eq(variants.format, format), isNull(variants.replacedAt)))
  return variant
}

export async function findVariant(db: Database, variantId: string): Promise<VariantRow | undefined> {
  const [variant] = await db.select().from(variants).where(eq(variants.id, variantId))
  return variant
}

/** Every version of one format: the one that stands and those that Regenerate replaced. */
export function listVersions(db: Database, creativeId: string, format: FormatId): Promise<VariantRow[]> {
  return db
    .select()
    .from(variants)
    .where(and(eq(variants.adId, creativeId), eq(variants.format, format)))
}

/** What Regenerate or a change replaced in one format, newest first, without what the pictures are made of. */
export function listReplaced(
  db: Database,
  creativeId: string,
  format: FormatId,
): Promise<Pick<VariantRow, 'id' | 'imageId'>[]> {
  return db
    .select({ id: variants.id, imageId: variants.imageId })
    .from(variants)
    .where(and(eq(variants.adId, creativeId), eq(variants.format, format), isNotNull(variants.replacedAt)))
    .orderBy(desc(variants.replacedAt), desc(variants.createdAt))
}

/** A kept version by what it was painted from: `own` is what a person had chosen by role, `seen` what that came to. */
export type ReusableRow = Pick<VariantRow, 'id' | 'seed' | 'texts' | 'colors' | 'photos' | 'look' | 'logo'> & {
  own: RoleColors | null
  seen: RoleColors | null
  dials: Dials | null
}

const ownColorsOfPicture = sql<RoleColors | null>`${variants.layout}->'direction'->'ownColors'`
const dialsOfPicture = sql<Dials | null>`${variants.layout}->'direction'->'dials'`
const seenColorsOfPicture = sql<RoleColors | null>`${variants.report}->'colors'`

/** Replaced versions of a format that are kept, newest first, by what they were painted from. */
export function listReusable(
  db: Database,
  { adId, format }: Pick<VariantRow, 'adId' | 'format'>,
  since: Date,
): Promise<ReusableRow[]> {
  const { id, seed, texts, colors, photos, look, logo } = variants
  return db
    .select({
      ...{ id, seed, texts, colors, photos, look, logo },
      ...{ own: ownColorsOfPicture, seen: seenColorsOfPicture, dials: dialsOfPicture },
    })
    .from(variants)
    .where(and(eq(variants.adId, adId), eq(variants.format, format), gte(variants.replacedAt, since)))
    .orderBy(desc(variants.replacedAt))
}

const hasLayer = (kind: string) =>
  sql`jsonb_path_exists(${variants.layout}, ${sql.raw(`'$.layers[*] ? (@.kind == "${kind}")'`)})`

/**
 * How the ad was to show its hero, where that was told; else as `treatmentOf` tells it, for a layout is tens of kilobytes. Of a photo that
 * fades away it is not known.
 */
const treatmentOfPicture = sql<Treatment | null>`coalesce(${variants.layout}->>'treatment', case
  when ${hasLayer('product')} then 'cut-out'
  when ${variants.layout}->>'family' = 'bar' and (${hasLayer('backdrop')} or ${hasLayer('photo')}) then 'photo'
  when ${variants.layout}->>'family' = 'fade' then null when ${hasLayer('backdrop')} then 'own-ground' when ${hasLayer('photo')} then 'photo' end)`

/** How every version that an ad has or had in the last 30 days was composed, newest first. */
export function listComposed(db: Database, creativeId: string) {
  const family = sql<StoredLayout['family']>`${variants.layout}->>'family'`
  const { format, seed, photos, replacedAt } = variants
  return db
    .select({ format, seed, family, treatment: treatmentOfPicture, photos, replacedAt })
    .from(variants)
    .where(eq(variants.adId, creativeId))
    .orderBy(desc(variants.createdAt), desc(variants.id))
}

export type ComposedRow = Awaited<ReturnType<typeof listComposed>>[number]

/** Every color that a picture of the ad has or had in the last 30 days. */
export async function listColorsOfVersions(db: Database, creativeId: string): Promise<string[]> {
  const rows = await db
    .select({ colors: variants.colors, seen: seenColorsOfPicture })
    .from(variants)
    .where(eq(variants.adId, creativeId))
  return rows.flatMap(({ colors, seen }) => [...Object.values(colors ?? {}), ...Object.values(seen ?? {})])
}

/** The photos that pictures of these ads were painted from, replaced ones too, by ad. */
export async function listPaintedPhotos(
  db: Database,
  creativeIds: string[],
): Promise<{ adId: string; imageIds: string[] }[]> {
  if (creativeIds.length === 0) return []
  const rows = await db
    .select({ adId: variants.adId, photos: variants.photos })
    .from(variants)
    .where(inArray(variants.adId, creativeIds))
  return rows.map(({ adId, photos }) => ({ adId, imageIds: (photos ?? []).map(({ imageId }) => imageId) }))
}

export type ReplacedVariantRow = ShownRow & { replacedAt: Date }

/** What was replaced since this moment, in all formats of an ad, newest first. */
export async function listReplacedVariants(
  db: Database,
  creativeId: string,
  since: Date,
): Promise<ReplacedVariantRow[]> {
  const rows = await db
    .select(SHOWN)
    .from(variants)
    .where(and(eq(variants.adId, creativeId), gte(variants.replacedAt, since)))
    .orderBy(desc(variants.replacedAt), desc(variants.createdAt))
  return rows as ReplacedVariantRow[]
}

export async function insertVariant(db: Database, row: Omit<VariantRow, 'summary'>): Promise<void> {
  await db.insert(variants).values({ ...row, summary: summarize(row) })
}

export async function replaceCurrentVariant(
  db: Database,
  creativeId: string,
  format: FormatId,
  now: Date,
): Promise<void> {
  await db
    .update(variants)
    .set({ replacedAt: now })
    .where(and(eq(variants.adId, creativeId), eq(variants.format, format), isNull(variants.replacedAt)))
}

/** Needs the place to be free: see replaceCurrentVariant. */
export async function makeVariantCurrent(db: Database, variantId: string): Promise<VariantRow> {
  const [variant] = await db.update(variants).set({ replacedAt: null }).where(eq(variants.id, variantId)).returning()
  return variant!
}

export async function keepOwnOfPicture(db: Database, variantId: string, own: VariantRow['own']): Promise<void> {
  await db.update(variants).set({ own }).where(eq(variants.id, variantId))
}

/** At most `limit`; gives the ids of their images. One statement, so that a version which is being brought back at this moment stays. */
export async function deleteReplacedVariants(db: Database, before: Date, limit: number): Promise<string[]> {
  const isOld = lt(variants.replacedAt, before)
  const some = db.select({ id: variants.id }).from(variants).where(isOld).limit(limit)
  const rows = await db
    .delete(variants)
    .where(and(isOld, inArray(variants.id, some)))
    .returning({ imageId: variants.imageId })
  return rows.map((row) => row.imageId)
}

export async function deleteVariantRows(db: Database, variantIds: string[]): Promise<void> {
  if (variantIds.length > 0) await db.delete(variants).where(inArray(variants.id, variantIds))
}

/** A chosen format is noted only until it is made, or taken back by deleting it: it waits for its first picture no longer. */
export async function dropChosenFormat(db: Database, creativeId: string, format: FormatId): Promise<void> {
  await db
    .update(creatives)
    .set({
      chosenFormats: sql`${creatives.chosenFormats} - ${format}::text`,
      formatOwn: sql`${creatives.formatOwn} - ${format}::text`,
    })
    .where(eq(creatives.id, creativeId))
}
