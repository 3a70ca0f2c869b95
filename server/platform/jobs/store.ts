import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { rowsOf } from '#server/platform/db/rows-of.ts'
import type { WaitingOf } from './jobs.ts'

/** Statements on the tables of pg-boss, for what it has no call for. */

/** Channel on which pg-boss listens, derived from its schema's name as pg-boss does it: see plans.notifyChannelSql. */
const CHANNEL = sql`'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`

export interface RunningJob {
  name: string
  id: string
  retryCount: number
}

/** Puts a running job back as if it had never been started, so that a tidy stop uses up no attempt. */
export async function requeue(db: Database, job: RunningJob): Promise<void> {
  await db.execute(sql`
    with given as (
      update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
      where name = ${job.name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}
      returning name
    )
    select pg_notify(${CHANNEL}, name) from given`)
}

/**
 * Restarts jobs that a killed process left running at once, instead of after a missed heartbeat. The loss counts (see
 * LOST_MAX), because a job that kills its process must come to an end. On its last attempt, the job is left to pg-boss,
 * which then gives it up.
 */
export async function requeueOrphans(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.job set state = 'retry', heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`)
}

/** Records one more failure of a job's work before pg-boss learns of it; the last one ends the job's attempts. */
export async function recordFailure(db: Database, job: RunningJob, failures: number, isLast: boolean): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set data = data || jsonb_build_object('failures', jsonb_build_object(name, ${failures}::int)),
      retry_limit = case when ${isLast} then retry_count else retry_limit end
    where name = ${job.name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`)
}

/**
 * Raises the priority of waiting jobs with this payload. Jobs that run or have ended stay
 * as they are.
 */
export async function raisePriority(db: Database, name: string, payload: object, priority: number): Promise<void> {
  await db.execute(sql`
    update pgboss.job set priority = ${priority}
    where name = ${name} and state in ('created', 'retry') and priority < ${priority}
      and data @> ${JSON.stringify(payload)}::jsonb`)
}

/** Deletes matching jobs that are not running from the queue. */
export async function dropWaiting(db: Database, name: string, { group, key, values }: WaitingOf): Promise<void> {
  if (values.length === 0) return
  await db.execute(sql`
    delete from pgboss.job
    where name = ${name} and group_id = ${group} and state in ('created', 'retry')
      and data ->> ${key} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`)
}

/** Deletes the jobs of a group. Running jobs stay: their workers end them. */
export async function deleteGroup(db: Database, group: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where group_id = ${group} and state <> 'active'`)
}

/** No job is ever deferred by more: retries begin after a few minutes at most, and nothing else is sent for later. */
const PUT_OFF = sql`interval '10 minutes'`
/** Smaller differences are normal between the clocks of two servers. */
const AHEAD = sql`interval '1 minute'`

/**
 * Clears timestamps that lie in the future by the database's clock. A clock that ran ahead and was corrected leaves
 * such timestamps behind, and until they have passed pg-boss neither looks for jobs without a heartbeat, nor runs
 * scheduled jobs, nor starts a retry.
 */
export async function clearFutureTimestamps(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null
    where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + ${AHEAD}`)
  await db.execute(sql`
    update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
    where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + ${AHEAD}`)
  await db.execute(sql`
    update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now() + ${AHEAD}`)
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + ${PUT_OFF}`)
}

/** The states of a queue's jobs that are reported. */
export const QUEUE_STATES = ['created', 'retry', 'active', 'failed'] as const

export interface QueueGroup {
  queue: string
  state: (typeof QUEUE_STATES)[number] | 'completed'
  /** Rounded to the thousand, which is a value of `PRIORITY`; the digits below it hold the order of turns. */
  priority: number
  jobs: number
  oldestSeconds: number
  endedAt: number
}

/** Includes jobs of the last week: pg-boss keeps those that have ended for that long. */
export function groupJobs(
  db: Database,
  { now, scheduled }: { now: Date; scheduled: readonly string[] },
): Promise<QueueGroup[]> {
  return rowsOf(
    db,
    sql`
    select name as queue, state::text as state, (round(priority / 1000.0) * 1000)::int as priority, count(*)::int as jobs,
      greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - min(created_on)))::float as "oldestSeconds",
      coalesce(extract(epoch from max(completed_on)), 0)::float as "endedAt"
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
      or state = 'completed' and name in (select jsonb_array_elements_text(${JSON.stringify(scheduled)}::jsonb))
    group by 1, 2, 3 order by 1, 2, 3`,
  )
}

/** Returns when each queue was made, in seconds since 1970. */
export async function readMadeAt(db: Database): Promise<Map<string, number>> {
  const rows = await rowsOf<{ name: string; madeAt: number }>(
    db,
    sql`select name, extract(epoch from created_on)::float as "madeAt" from pgboss.queue`,
  )
  return new Map(rows.map(({ name, madeAt }) => [name, madeAt]))
}
