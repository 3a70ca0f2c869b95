import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { rowsOf } from '#server/platform/db/rows-of.ts'
import type { QueueMeasures } from '#server/platform/telemetry/queue-measures.ts'

const QUEUE_STATES = ['created', 'retry', 'active', 'failed'] as const
type QueueState = (typeof QUEUE_STATES)[number]

interface MeasureOptions {
  now: Date
  queues: readonly string[]
  /** Queues of the jobs that start by themselves. */
  scheduled: readonly string[]
}

/**
 * Counts the waiting, running and given-up jobs of each queue, and finds when a job last ended. All of it comes from
 * the database, so it survives restarts. An empty queue reports 0, so that an alert can tell "nothing" from "no data".
 */
export async function measureQueues(db: Database, { now, queues, scheduled }: MeasureOptions): Promise<QueueMeasures> {
  const [groups, madeAt] = await Promise.all([groupJobs(db, { now, scheduled }), readMadeAt(db)])
  const lastOf = (queue: string, state: Group['state']) =>
    Math.max(
      0,
      ...groups.filter((group) => group.queue === queue && group.state === state).map(({ endedAt }) => endedAt),
    )
  return {
    jobs: [...queues.flatMap((queue) => empty(queue, groups)), ...groups.flatMap(asJobs)],
    failures: queues.map((queue) => ({ queue, lastSeconds: lastOf(queue, 'failed') })),
    successes: scheduled.map((queue) => ({
      queue,
      lastSeconds: lastOf(queue, 'completed') || (madeAt.get(queue) ?? 0),
    })),
  }
}

interface Group {
  queue: string
  state: QueueState | 'completed'
  /** Rounded to the thousand, which is a value of `PRIORITY`; the digits below it hold the order of turns. */
  priority: number
  jobs: number
  oldestSeconds: number
  endedAt: number
}

/** Includes jobs of the last week: pg-boss keeps those that have ended for that long. */
function groupJobs(db: Database, { now, scheduled }: Omit<MeasureOptions, 'queues'>): Promise<Group[]> {
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

async function readMadeAt(db: Database): Promise<Map<string, number>> {
  const rows = await rowsOf<{ name: string; madeAt: number }>(
    db,
    sql`select name, extract(epoch from created_on)::float as "madeAt" from pgboss.queue`,
  )
  return new Map(rows.map(({ name, madeAt }) => [name, madeAt]))
}

function empty(queue: string, groups: readonly Group[]): QueueMeasures['jobs'] {
  const isThere = (state: QueueState) =>
    groups.some((group) => group.queue === queue && group.state === state && group.priority === 0)
  return QUEUE_STATES.filter((state) => !isThere(state)).map((state) => {
    return { queue, state, priority: 0, jobs: 0, oldestSeconds: 0 }
  })
}

function asJobs({ queue, state, priority, jobs, oldestSeconds }: Group): QueueMeasures['jobs'] {
  return state === 'completed' ? [] : [{ queue, state, priority, jobs, oldestSeconds }]
}
