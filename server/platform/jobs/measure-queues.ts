import type { Database } from '#server/platform/db/database.ts'
import type { QueueMeasures } from '#server/platform/telemetry/queue-measures.ts'
import { groupJobs, QUEUE_STATES, type QueueGroup, readMadeAt } from './store.ts'

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
  const lastOf = (queue: string, state: QueueGroup['state']) =>
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

function empty(queue: string, groups: readonly QueueGroup[]): QueueMeasures['jobs'] {
  const isThere = (state: QueueState) =>
    groups.some((group) => group.queue === queue && group.state === state && group.priority === 0)
  return QUEUE_STATES.filter((state) => !isThere(state)).map((state) => {
    return { queue, state, priority: 0, jobs: 0, oldestSeconds: 0 }
  })
}

function asJobs({ queue, state, priority, jobs, oldestSeconds }: QueueGroup): QueueMeasures['jobs'] {
  return state === 'completed' ? [] : [{ queue, state, priority, jobs, oldestSeconds }]
}
