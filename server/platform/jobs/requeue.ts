import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

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
