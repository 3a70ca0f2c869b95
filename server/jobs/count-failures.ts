import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { RunningJob } from './requeue.ts'

/**
 * How often a job may lose its process (a kill, a crash, a power cut) before it counts as one that ends processes itself. pg-boss counts
 * these as it counts failures, and so its limit for a queue is that of the failures and this together.
 */
export const LOST_MAX = 10

/** How often the work of a job has failed so far, whatever became of its processes. A job that was given up has those of its first queue beside it. */
export function failuresOf(job: { name: string; data: object }): number {
  return (job.data as { failures?: Record<string, number> }).failures?.[job.name] ?? 0
}

/** Notes one more failure of a job's work, before pg-boss is told; with the last one its attempts end. */
export async function noteFailure(db: Database, job: RunningJob, failures: number, isLast: boolean): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set data = data || jsonb_build_object('failures', jsonb_build_object(name, ${failures}::int)),
      retry_limit = case when ${isLast} then retry_count else retry_limit end
    where name = ${job.name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`)
}
