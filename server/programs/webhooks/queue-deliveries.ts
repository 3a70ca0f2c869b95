import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { deliverWebhookJob } from './jobs.ts'

export interface QueuedDelivery {
  id: string
  /** Owner of the endpoint. */
  userId: string
}

/** Queues an attempt of each delivery. Those of one user are a group, of which few are attempted at once. */
export async function queueDeliveries(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  deliveries: readonly QueuedDelivery[],
): Promise<void> {
  for (const [group, some] of Map.groupBy(deliveries, ({ userId }) => userId)) {
    const payloads = some.map(({ id }) => ({ deliveryId: id }))
    await jobs.sendAll(tx, deliverWebhookJob, payloads, { group })
  }
}
