import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, generationJobs } from '#server/platform/db/schema.ts'
import type { JobRow } from './store.ts'

/** The states are literals in the statement, so that PostgreSQL can see which partial index has them. */
const isWaiting = sql`${generationJobs.state} = 'queued'`
const isUnfinished = sql`${generationJobs.state} in ('queued', 'running')`
const isFailed = sql`${generationJobs.state} = 'failed'`

/** Campaign products are painted by jobs of their own, which are retried from their campaign. */
const isOfAd = isNull(creatives.campaignId)

/** The format was requested again since. */
const wasRequestedAgain = sql`exists (select from ${generationJobs} newer
  where newer.creative_id = ${generationJobs.creativeId} and newer.format = ${generationJobs.format}
    and newer.created_at > ${generationJobs.createdAt})`

export function listWaitingJobs(db: Database, limit: number) {
  return listOf(db, and(isUnfinished, isWaiting, isOfAd), limit)
}

export function listStuck(db: Database, before: Date, limit: number) {
  return listOf(db, and(isUnfinished, lt(generationJobs.updatedAt, before), isOfAd), limit)
}

export function listFailed(db: Database, since: Date, limit: number) {
  return listOf(db, and(isFailed, gt(generationJobs.updatedAt, since), isOfAd, sql`not ${wasRequestedAgain}`), limit)
}

/** Lists jobs, the most recently touched first. */
async function listOf(db: Database, where: SQL | undefined, limit: number): Promise<{ count: number; rows: JobRow[] }> {
  const all = db.select({ job: generationJobs }).from(generationJobs)
  const ofAds = eq(creatives.id, generationJobs.creativeId)
  const rows = await all
    .innerJoin(creatives, ofAds)
    .where(where)
    .orderBy(sql`${generationJobs.updatedAt} desc`)
    .limit(limit)
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(generationJobs)
    .innerJoin(creatives, ofAds)
    .where(where)
  return { count: counted?.count ?? 0, rows: rows.map(({ job }) => job) }
}

/** Touches the job. Resolves to false if it has progressed or ended since. */
export async function touchStuck(db: Database, id: string, before: Date, now: Date): Promise<boolean> {
  const touched = await db
    .update(generationJobs)
    .set({ updatedAt: now })
    .where(and(eq(generationJobs.id, id), isUnfinished, lt(generationJobs.updatedAt, before)))
    .returning({ id: generationJobs.id })
  return touched.length > 0
}

export async function isRequestedAgain(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: generationJobs.id })
    .from(generationJobs)
    .where(and(eq(generationJobs.id, id), wasRequestedAgain))
  return rows.length > 0
}
