import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ErrorCode } from '#contract/platform/errors.ts'
import type { FormatId } from '#contract/formats.ts'
import type { GenerationStage } from '#contract/ads/generation-stages.ts'
import type { Database } from '#server/platform/db/database.ts'
import { generationJobs, type JobState } from '#server/platform/db/schema.ts'
import type { Timings } from '#server/platform/db/timings.ts'

export type JobRow = typeof generationJobs.$inferSelect

const UNFINISHED: JobState[] = ['queued', 'running']
const isUnfinished = inArray(generationJobs.state, UNFINISHED)

export function isFinished(job: JobRow): boolean {
  return !UNFINISHED.includes(job.state)
}

export async function insertJob(db: Database, row: typeof generationJobs.$inferInsert): Promise<void> {
  await db.insert(generationJobs).values(row)
}

export async function findJob(db: Database, jobId: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(generationJobs).where(eq(generationJobs.id, jobId))
  return job
}

export async function findUnfinishedJob(
  db: Database,
  creativeId: string,
  format: FormatId,
): Promise<JobRow | undefined> {
  const [job] = await db
    .select()
    .from(generationJobs)
    .where(and(eq(generationJobs.creativeId, creativeId), eq(generationJobs.format, format), isUnfinished))
  return job
}

/**
 * Selects the formats that are being made, as a column of an ad. The states are written out, so that a prepared
 * statement finds its index.
 */
export function busyFormatsOf(ofAd: AnyPgColumn) {
  const { format, createdAt, creativeId, state } = generationJobs
  const states = sql.raw(UNFINISHED.map((one) => `'${one}'`).join(', '))
  const where = sql`${creativeId} = ${ofAd} and ${state} in (${states})`
  return sql<
    FormatId[]
  >`${sql`(select coalesce(json_agg(${format} order by ${createdAt}), '[]') from ${generationJobs} where ${where})`}`
}

export async function listUnfinishedJobs(db: Database, creativeIds: string[]): Promise<JobRow[]> {
  if (creativeIds.length === 0) return []
  return db
    .select()
    .from(generationJobs)
    .where(and(inArray(generationJobs.creativeId, creativeIds), isUnfinished))
    .orderBy(asc(generationJobs.createdAt))
}

/** Counts a user's pictures that wait or are being made, in all their ads. */
export function countUnfinishedJobs(db: Database, userId: string): Promise<number> {
  return db.$count(generationJobs, and(eq(generationJobs.userId, userId), isUnfinished))
}

/** Finds the job that painted a picture, if nothing was changed on it since. */
export async function findJobOfVariant(
  db: Database,
  { id, adId, format }: { id: string; adId: string; format: FormatId },
): Promise<JobRow | undefined> {
  const isOf = [
    eq(generationJobs.creativeId, adId),
    eq(generationJobs.format, format),
    eq(generationJobs.variantId, id),
  ]
  const [job] = await db
    .select()
    .from(generationJobs)
    .where(and(...isOf))
  return job
}

/** Returns the newest job of each format, from which a progress stream starts. */
export function listLatestJobs(db: Database, creativeId: string): Promise<JobRow[]> {
  return db
    .selectDistinctOn([generationJobs.format])
    .from(generationJobs)
    .where(eq(generationJobs.creativeId, creativeId))
    .orderBy(generationJobs.format, desc(generationJobs.createdAt), desc(generationJobs.id))
}

/** Returns jobs that were accepted before this moment and are waiting, running, or were interrupted. */
export function listUnfinishedSince(db: Database, before: Date): Promise<JobRow[]> {
  return db
    .select()
    .from(generationJobs)
    .where(and(isUnfinished, lt(generationJobs.createdAt, before)))
}

export interface JobChange {
  state: JobState
  stage?: GenerationStage
  percentage?: number
  code?: ErrorCode
  message?: string
  variantId?: string
  secondsLeft?: number
  timings?: Timings | undefined
  recipe?: JobRow['recipe']
}

/**
 * Updates an unfinished job. Returns undefined if it has ended or no longer exists (cancelled, deleted with its ad):
 * its worker then stops, so that every job ends exactly once.
 */
export async function changeJob(
  db: Database,
  jobId: string,
  change: JobChange,
  now: Date,
): Promise<JobRow | undefined> {
  const [job] = await db
    .update(generationJobs)
    .set({ ...change, updatedAt: now })
    .where(and(eq(generationJobs.id, jobId), isUnfinished))
    .returning()
  return job
}

/** Returns how long the parts of the latest finished jobs took. */
export async function listLatestTimings(db: Database, limit: number): Promise<Timings[]> {
  const rows = await db
    .select({ timings: generationJobs.timings })
    .from(generationJobs)
    .where(and(eq(generationJobs.state, 'done'), isNotNull(generationJobs.timings)))
    .orderBy(desc(generationJobs.updatedAt))
    .limit(limit)
  return rows.flatMap(({ timings }) => timings ?? [])
}
