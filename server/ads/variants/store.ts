import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Dials } from '#contract/ads/dials.ts'
import type { RoleColors } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { StoredLayout, Treatment } from '#studio/index.ts'
import { type FromJson, rowsAsJson, selectFields } from '#server/platform/db/as-json.ts'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { creatives, variants } from '#server/platform/db/schema.ts'
import { summarize, type VariantSummary } from '#server/platform/db/variant-summary.ts'
import { isOneOf } from '#server/platform/db/is-one-of.ts'

export type VariantRow = typeof variants.$inferSelect

/** The columns of a variant that are shown. The rest, tens of kilobytes, stays in the database. */
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

/** Derived from the layout only for rows from before the summary was stored. */
const summaryOfAny = sql<VariantSummary>`coalesce(${variants.summary}, jsonb_build_object(
  'family', ${variants.layout}->'family', 'synthetic', ${variants.layout}->'synthetic',
  'findings', ${variants.report}->'findings', 'colors', ${variants.report}->'colors', 'notice', ${variants.provenance}->'notice'))`

const { id, adId, format, width, height, imageUrl, imageId, seed, campaignSeed } = variants
const { photos, texts, look, colors, logo, own, createdAt, replacedAt } = variants
const SHOWN = {
  id,
  adId,
  format,
  width,
  height,
  imageUrl,
  imageId,
  seed,
  campaignSeed,
  photos,
  texts,
  look,
  colors,
  logo,
  own,
  createdAt,
  replacedAt,
  summary: summaryOfAny,
}

/** Returns what is shown of each format's current variant, oldest first. */
export async function listShownVariants(db: Database, creativeIds: string[]): Promise<ShownRow[]> {
  if (creativeIds.length === 0) return []
  return db
    .select(SHOWN)
    .from(variants)
    .where(and(inArray(variants.adId, creativeIds), isNull(variants.replacedAt)))
    .orderBy(asc(variants.createdAt))
}

const isCurrent = (ofAd: AnyPgColumn) =>
  sql`from ${variants} where ${variants.adId} = ${ofAd} and ${variants.replacedAt} is null`

/**
 * Selects what a list shows of an ad's variants, as a column of a statement that reads ads. Nested, or Drizzle would
 * leave the tables' names out.
 */
export function listedVariantsOf(ofAd: AnyPgColumn): SQL<FromJson<ListedVariant>[]> {
  const { replacedAt: _replacedAt, seed: _seed, campaignSeed: _campaignSeed, ...listed } = SHOWN
  return sql`${rowsAsJson(sql`${selectFields(listed)} ${isCurrent(ofAd)} order by ${variants.createdAt}`)}`
}

/** The columns that a list of ads reads of each current variant. */
export type ListedVariant = Omit<ShownRow, 'replacedAt' | 'seed' | 'campaignSeed'>

/** Selects the formats that hold a variant, oldest first, as a column of an ad. */
export function madeFormatsOf(ofAd: AnyPgColumn) {
  return sql<
    FormatId[]
  >`${sql`(select coalesce(json_agg(${variants.format} order by ${variants.createdAt}), '[]') ${isCurrent(ofAd)})`}`
}

/** Returns the current variant of each format, oldest first, with everything that it was made of. */
export async function listCurrentVariants(db: Database, creativeIds: string[]): Promise<VariantRow[]> {
  if (creativeIds.length === 0) return []
  return db
    .select()
    .from(variants)
    .where(and(inArray(variants.adId, creativeIds), isNull(variants.replacedAt)))
    .orderBy(asc(variants.createdAt))
}

/** Returns what each current picture has of its own, without its layout, which is most of a row. */
export function listOwn(db: Database, creativeId: string) {
  return db
    .select({ format: variants.format, own: variants.own })
    .from(variants)
    .where(and(eq(variants.adId, creativeId), isNull(variants.replacedAt)))
}

/** Finds the current variant of one format. */
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

/** Returns every version of one format: the current one and those that Regenerate replaced. */
export function listVersions(db: Database, creativeId: string, format: FormatId): Promise<VariantRow[]> {
  return db
    .select()
    .from(variants)
    .where(and(eq(variants.adId, creativeId), eq(variants.format, format)))
}

/** Returns the replaced versions of one format, newest first, without what the pictures are made of. */
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

/**
 * A kept version by what it was painted from: `own` is what the user had chosen by role, `seen` the resulting colors.
 */
export type ReusableRow = Pick<VariantRow, 'id' | 'seed' | 'texts' | 'colors' | 'photos' | 'look' | 'logo'> & {
  own: RoleColors | null
  seen: RoleColors | null
  dials: Dials | null
}

const ownColorsOfPicture = sql<RoleColors | null>`${variants.layout}->'direction'->'ownColors'`
const dialsOfPicture = sql<Dials | null>`${variants.layout}->'direction'->'dials'`
const seenColorsOfPicture = sql<RoleColors | null>`${variants.report}->'colors'`

/** Returns replaced versions of a format that are kept, newest first, by what they were painted from. */
export function listReusable(
  db: Database,
  { adId, format }: Pick<VariantRow, 'adId' | 'format'>,
  since: Date,
): Promise<ReusableRow[]> {
  const { id, seed, texts, colors, photos, look, logo } = variants
  return db
    .select({
      id,
      seed,
      texts,
      colors,
      photos,
      look,
      logo,
      own: ownColorsOfPicture,
      seen: seenColorsOfPicture,
      dials: dialsOfPicture,
    })
    .from(variants)
    .where(and(eq(variants.adId, adId), eq(variants.format, format), gte(variants.replacedAt, since)))
    .orderBy(desc(variants.replacedAt))
}

const hasLayer = (kind: string) =>
  sql`jsonb_path_exists(${variants.layout}, ${sql.raw(`'$.layers[*] ? (@.kind == "${kind}")'`)})`

/**
 * The stored treatment of the hero; else as `treatmentOf` derives it, in SQL because a layout is tens of kilobytes.
 * Unknown for a photo that fades out.
 */
const treatmentOfPicture = sql<Treatment | null>`coalesce(${variants.layout}->>'treatment', case
  when ${hasLayer('product')} then 'cut-out'
  when ${variants.layout}->>'family' = 'bar' and (${hasLayer('backdrop')} or ${hasLayer('photo')}) then 'photo'
  when ${variants.layout}->>'family' = 'fade' then null when ${hasLayer('backdrop')} then 'own-ground' when ${hasLayer('photo')} then 'photo' end)`

/** Returns the composition of every version that an ad has or had in the last 30 days, newest first. */
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

/** Returns every color that a picture of the ad has or had in the last 30 days. */
export async function listColorsOfVersions(db: Database, creativeId: string): Promise<string[]> {
  const rows = await db
    .select({ colors: variants.colors, seen: seenColorsOfPicture })
    .from(variants)
    .where(eq(variants.adId, creativeId))
  return rows.flatMap(({ colors, seen }) => [...Object.values(colors ?? {}), ...Object.values(seen ?? {})])
}

/** Returns the photos that pictures of these ads were painted from, replaced ones too, by ad. */
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

/** Returns variants that were replaced since this moment, in all formats of an ad, newest first. */
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

/** Makes a version current again in the place of the one that is. */
export async function makeVariantCurrent(db: Database, version: VariantRow, now: Date): Promise<VariantRow> {
  await replaceCurrentVariant(db, version.adId, version.format, now)
  return onlyRow(await db.update(variants).set({ replacedAt: null }).where(eq(variants.id, version.id)).returning())
}

export async function saveOwnOfPicture(db: Database, variantId: string, own: VariantRow['own']): Promise<void> {
  await db.update(variants).set({ own }).where(eq(variants.id, variantId))
}

/**
 * Deletes at most `limit` variants and returns the ids of their images. One statement, so that a version that is being
 * restored at this moment stays.
 */
export async function deleteReplacedVariants(db: Database, before: Date, limit: number): Promise<string[]> {
  const isOld = lt(variants.replacedAt, before)
  const some = db.select({ id: variants.id }).from(variants).where(isOld).limit(limit)
  const rows = await db
    .delete(variants)
    .where(and(isOld, isOneOf(variants.id, some)))
    .returning({ imageId: variants.imageId })
  return rows.map((row) => row.imageId)
}

export async function deleteVariantRows(db: Database, variantIds: string[]): Promise<void> {
  if (variantIds.length > 0) await db.delete(variants).where(inArray(variants.id, variantIds))
}

/**
 * Drops a chosen format, which is stored only until it is made or deleted: it no longer waits for its first picture.
 */
export async function dropChosenFormat(db: Database, creativeId: string, format: FormatId): Promise<void> {
  await db
    .update(creatives)
    .set({
      chosenFormats: sql`${creatives.chosenFormats} - ${format}::text`,
      formatOwn: sql`${creatives.formatOwn} - ${format}::text`,
    })
    .where(eq(creatives.id, creativeId))
}

/** Finds the ad that a picture belongs to, with what the picture shows and what was found in it. */
export async function findShownAd(db: Database, imageId: string) {
  const [row] = await db
    .select({ ad: creatives, texts: variants.texts, report: variants.report })
    .from(variants)
    .innerJoin(creatives, eq(creatives.id, variants.adId))
    .where(eq(variants.imageId, imageId))
  return row
}
