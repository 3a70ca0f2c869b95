import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, type PaintedSale, salePictures, saleStates } from '#server/platform/db/schema.ts'

export type SaleStateRow = typeof saleStates.$inferSelect
export type SalePictureRow = typeof salePictures.$inferSelect

/** A picture of a sale without its layout, which is tens of kilobytes. */
export type ShownSalePicture = Omit<SalePictureRow, 'painted'> & {
  painted: Pick<PaintedSale, 'texts' | 'findings'> | null
}

/** Returns the states of an ad's sale in the order of their days. */
export function listSaleStates(db: Database, creativeId: string): Promise<SaleStateRow[]> {
  return db.select().from(saleStates).where(eq(saleStates.creativeId, creativeId)).orderBy(asc(saleStates.fromDay))
}

export async function findSaleState(db: Database, stateId: string): Promise<SaleStateRow | undefined> {
  const [state] = await db.select().from(saleStates).where(eq(saleStates.id, stateId))
  return state
}

/** Returns when the states of a user's sales begin, in all of their ads, in the order of the days. */
export function listSaleDays(db: Database, userId: string) {
  const { id, creativeId, name, fromDay } = saleStates
  return db
    .select({ id, creativeId, name, fromDay })
    .from(saleStates)
    .innerJoin(creatives, eq(creatives.id, creativeId))
    .where(eq(creatives.userId, userId))
    .orderBy(asc(fromDay))
}

export async function writeSaleStates(db: Database, rows: readonly SaleStateRow[]): Promise<void> {
  for (const { id, ...row } of rows) {
    await db
      .insert(saleStates)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: saleStates.id, set: row })
  }
}

/** Deletes states and returns the ids of the images that their pictures had. */
export async function deleteSaleStates(db: Database, stateIds: readonly string[]): Promise<string[]> {
  if (stateIds.length === 0) return []
  const gone = inArray(saleStates.id, [...stateIds])
  const held = await db
    .select({ imageId: salePictures.imageId })
    .from(salePictures)
    .where(and(inArray(salePictures.stateId, [...stateIds]), isNotNull(salePictures.imageId)))
  await db.delete(saleStates).where(gone)
  return held.flatMap(({ imageId }) => imageId ?? [])
}

const { id, stateId, format, state, message, imageId, variantId, words, painted, updatedAt } = salePictures

export function listShownSalePictures(db: Database, stateIds: readonly string[]): Promise<ShownSalePicture[]> {
  const light = sql<ShownSalePicture['painted']>`${painted} - 'layout'`
  return db
    .select({ id, stateId, format, state, message, imageId, variantId, words, painted: light, updatedAt })
    .from(salePictures)
    .where(inArray(stateId, [...stateIds]))
}

/** Returns pictures with their layouts. */
export function listSalePictures(db: Database, stateIds: readonly string[]): Promise<SalePictureRow[]> {
  return db
    .select()
    .from(salePictures)
    .where(inArray(stateId, [...stateIds]))
}

export async function findSalePicture(
  db: Database,
  wanted: Pick<SalePictureRow, 'stateId' | 'format'>,
): Promise<SalePictureRow | undefined> {
  const [picture] = await db.select().from(salePictures).where(isOne(wanted))
  return picture
}

/** Queues a picture of a sale. The previous one is shown until the new one takes its place. */
export async function queueSalePicture(
  db: Database,
  row: Pick<SalePictureRow, 'id' | 'stateId' | 'format' | 'updatedAt'>,
): Promise<void> {
  const queued = { state: 'queued' as const, message: null, updatedAt: row.updatedAt }
  await db
    .insert(salePictures)
    .values({ ...row, ...queued })
    .onConflictDoUpdate({ target: [stateId, format], set: queued })
}

export async function listQueuedFormats(db: Database, ofState: string): Promise<FormatId[]> {
  const rows = await db
    .select({ format })
    .from(salePictures)
    .where(and(eq(stateId, ofState), eq(state, 'queued')))
  return rows.map((row) => row.format)
}

/** Counts a user's other ads with pictures of a sale that are still to be painted. */
export async function countSalesBeingPainted(
  db: Database,
  { userId, creativeId }: { userId: string; creativeId: string },
): Promise<number> {
  const rows = await db
    .selectDistinct({ creativeId: saleStates.creativeId })
    .from(salePictures)
    .innerJoin(saleStates, eq(saleStates.id, stateId))
    .innerJoin(creatives, eq(creatives.id, saleStates.creativeId))
    .where(and(eq(creatives.userId, userId), ne(creatives.id, creativeId), eq(state, 'queued')))
  return rows.length
}

export async function endSalePicture(
  db: Database,
  pictureId: string,
  set: Omit<SalePictureRow, 'id' | 'stateId' | 'format'>,
): Promise<void> {
  await db.update(salePictures).set(set).where(eq(id, pictureId))
}

export async function deleteSalePicture(
  db: Database,
  wanted: Pick<SalePictureRow, 'stateId' | 'format'>,
): Promise<void> {
  await db.delete(salePictures).where(isOne(wanted))
}

/** Returns the images that an ad's sale has in a format. */
export async function listSaleImagesOfFormat(db: Database, creativeId: string, ofFormat: FormatId): Promise<string[]> {
  const rows = await db
    .select({ imageId })
    .from(salePictures)
    .innerJoin(saleStates, eq(saleStates.id, stateId))
    .where(and(eq(saleStates.creativeId, creativeId), eq(format, ofFormat), isNotNull(imageId)))
  return rows.flatMap((row) => row.imageId ?? [])
}

function isOne(wanted: Pick<SalePictureRow, 'stateId' | 'format'>) {
  return and(eq(stateId, wanted.stateId), eq(format, wanted.format))
}
