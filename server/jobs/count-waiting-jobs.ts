import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

export interface WaitingJobs {
  job: string
  state: string
  /** To the next thousand, which is one of `PRIORITY`; in between stands whose turn it is. */
  priority: number
  jobs: number
  oldestSeconds: number
}

/** What waits, runs or has failed in the queue. pg-boss keeps those that have ended for some days. */
export async function countWaitingJobs(db: Database, now: Date): Promise<WaitingJobs[]> {
  const { rows } = (await db.execute(sql`
    select name as job, state::text as state, (round(priority / 1000.0) * 1000)::int as priority, count(*)::int as jobs,
      greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - min(created_on)))::float as "oldestSeconds"
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    group by 1, 2, 3 order by 1, 2, 3`)) as unknown as { rows: WaitingJobs[] }
  return rows
}
