import { and, asc, count, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, type PaintedTrial, trialPictures, trialReports, trials } from '#server/platform/db/schema.ts'

export type TrialRow = typeof trials.$inferSelect
export type TrialPictureRow = typeof trialPictures.$inferSelect
export type TrialReportRow = typeof trialReports.$inferSelect

/** A picture of a trial without its layout, which is tens of kilobytes. */
export type ShownTrialPicture = Omit<TrialPictureRow, 'painted'> & {
  painted: Pick<PaintedTrial, 'texts' | 'findings'> | null
}

/** Returns the trials of an ad, the newest first. */
export function listTrials(db: Database, creativeId: string): Promise<TrialRow[]> {
  return db.select().from(trials).where(eq(trials.creativeId, creativeId)).orderBy(desc(trials.version))
}

export async function findTrial(db: Database, trialId: string): Promise<TrialRow | undefined> {
  const [trial] = await db.select().from(trials).where(eq(trials.id, trialId))
  return trial
}

export async function insertTrial(db: Database, row: TrialRow): Promise<void> {
  await db.insert(trials).values(row)
}

/** Returns the highest number of a user's trials, 0 if there are none. */
export async function findLastVersion(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(trials.version) })
    .from(trials)
    .innerJoin(creatives, eq(creatives.id, trials.creativeId))
    .where(eq(creatives.userId, userId))
  return row?.version ?? 0
}

const { id, trialId, format, run, state, message, imageId, painted, updatedAt } = trialPictures

/** Lists pictures in the order of their combinations. */
export function listShownTrialPictures(db: Database, trialIds: readonly string[]): Promise<ShownTrialPicture[]> {
  const light = sql<ShownTrialPicture['painted']>`${painted} - 'layout'`
  return db
    .select({ id, trialId, format, run, state, message, imageId, painted: light, updatedAt })
    .from(trialPictures)
    .where(inArray(trialId, [...trialIds]))
    .orderBy(asc(run))
}

/** Lists pictures with their layouts, in the order of their combinations. */
export function listTrialPictures(db: Database, ofTrial: string): Promise<TrialPictureRow[]> {
  return db.select().from(trialPictures).where(eq(trialId, ofTrial)).orderBy(asc(run))
}

export async function insertTrialPictures(
  db: Database,
  rows: readonly Pick<TrialPictureRow, 'id' | 'trialId' | 'format' | 'run' | 'state' | 'updatedAt'>[],
): Promise<void> {
  await db.insert(trialPictures).values([...rows])
}

/** Locks a picture, and returns true if it is still queued: it is neither deleted nor ended by another run of the job. */
export async function holdQueued(tx: Database, pictureId: string): Promise<boolean> {
  const isQueued = and(eq(id, pictureId), eq(state, 'queued'))
  return (await tx.select({ id }).from(trialPictures).where(isQueued).for('update')).length > 0
}

/** Ends a picture that is still queued; does nothing if another run of the job has ended it. */
export async function endTrialPicture(
  db: Database,
  pictureId: string,
  set: Pick<TrialPictureRow, 'state' | 'message' | 'imageId' | 'painted' | 'updatedAt'>,
): Promise<void> {
  await db
    .update(trialPictures)
    .set(set)
    .where(and(eq(id, pictureId), eq(state, 'queued')))
}

/** Deletes a trial and returns the ids of the images that its pictures had. */
export async function deleteTrial(db: Database, ofTrial: string): Promise<string[]> {
  const held = await db
    .select({ imageId })
    .from(trialPictures)
    .where(and(eq(trialId, ofTrial), isNotNull(imageId)))
  await db.delete(trials).where(eq(trials.id, ofTrial))
  return held.flatMap((row) => row.imageId ?? [])
}

/** Counts a user's trials with pictures that are still to be painted. */
export async function countTrialsBeingPainted(db: Database, userId: string): Promise<number> {
  const rows = await db
    .selectDistinct({ trialId })
    .from(trialPictures)
    .innerJoin(trials, eq(trials.id, trialId))
    .innerJoin(creatives, eq(creatives.id, trials.creativeId))
    .where(and(eq(creatives.userId, userId), eq(state, 'queued')))
  return rows.length
}

/** Counts the finished pictures of the trials of each ad of a user. */
export function countTrialPictures(db: Database, userId: string) {
  return db
    .select({ creativeId: trials.creativeId, pictures: count() })
    .from(trialPictures)
    .innerJoin(trials, eq(trials.id, trialId))
    .innerJoin(creatives, eq(creatives.id, trials.creativeId))
    .where(and(eq(creatives.userId, userId), eq(state, 'done')))
    .groupBy(trials.creativeId)
}

/** Returns the reports that were read for a trial, in the order in which they were read. */
export function listTrialReports(db: Database, ofTrial: string): Promise<TrialReportRow[]> {
  return db.select().from(trialReports).where(eq(trialReports.trialId, ofTrial)).orderBy(asc(trialReports.look))
}

export async function insertTrialReport(db: Database, row: TrialReportRow): Promise<void> {
  await db.insert(trialReports).values(row)
}
