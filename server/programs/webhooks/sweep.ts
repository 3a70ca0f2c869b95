import type { Services } from '#server/services.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { queueDue } from './store.ts'

/** Time after which a job that was sent counts as lost, and another is sent: the attempt is still made only once. */
const JOB_LOST_MS = 15 * 60_000

/** Deliveries that one sweep queues at most: the next one, a minute later, takes the rest. */
const SWEEP_MAX = 1_000

/** Queues the attempts that are due. */
export async function sweepDeliveries({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const queuedBefore = new Date(now().getTime() - JOB_LOST_MS)
  await db.transaction(async (tx) => {
    await queueDeliveries(tx, { jobs }, await queueDue(tx, { now: now(), queuedBefore, limit: SWEEP_MAX }))
  })
}
