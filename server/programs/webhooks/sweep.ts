import { WEBHOOK_WAITING_MAX } from '#contract/limits.ts'
import type { Services } from '#server/services.ts'
import { ATTEMPT_LOST_MS } from './plan-attempts.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { endOldestWaiting, queueDue } from './store.ts'

/** Time after which a job that was sent counts as lost, and another is sent: the attempt is still made only once. */
const JOB_LOST_MS = 15 * 60_000

/** Deliveries that one sweep queues at most: the next one, a minute later, takes the rest. */
const SWEEP_MAX = 1_000

/** Gives up what is too much for an endpoint, and queues the attempts that are due. */
export async function sweepDeliveries(services: Pick<Services, 'db' | 'jobs' | 'log' | 'now'>): Promise<void> {
  const { db, jobs, now } = services
  await endCrowds(services)
  const queuedBefore = new Date(now().getTime() - JOB_LOST_MS)
  await db.transaction(async (tx) => {
    await queueDeliveries(tx, { jobs }, await queueDue(tx, { now: now(), queuedBefore, limit: SWEEP_MAX }))
  })
}

/** Gives up the oldest deliveries of each endpoint at which too many wait: a slow receiver may never catch up. */
async function endCrowds({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<void> {
  const at = now()
  const runningSince = new Date(at.getTime() - ATTEMPT_LOST_MS)
  const ended = await endOldestWaiting(db, { now: at, runningSince, kept: WEBHOOK_WAITING_MAX })
  for (const [endpointId, { length }] of Map.groupBy(ended, (id) => id))
    log.warn(
      { endpointId, deliveries: length },
      'A webhook endpoint has too much waiting: its oldest deliveries are given up',
    )
}
