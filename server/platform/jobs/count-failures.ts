import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import type { RunningJob } from './requeue.ts'

/**
 * Number of times that a job may lose its process (to a kill, a crash or a power cut) before the job itself counts as
 * the cause. pg-boss counts these like failures, so its limit for a queue is the sum of both limits.
 */
export const LOST_MAX = 10

/**
 * Returns how often the work of a job has failed so far; lost processes do not count. A job that was given up also
 * carries the count of its first queue.
 */
export function failuresOf(job: { name: string; data: object }): number {
  return (job.data as { failures?: Record<string, number> }).failures?.[job.name] ?? 0
}

/** Records one more failure of a job's work before pg-boss learns of it; the last one ends the job's attempts. */
export async function recordFailure(db: Database, job: RunningJob, failures: number, isLast: boolean): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set data = data || jsonb_build_object('failures', jsonb_build_object(name, ${failures}::int)),
      retry_limit = case when ${isLast} then retry_count else retry_limit end
    where name = ${job.name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`)
}
