import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { deliverWebhookJob } from './jobs.ts'
import type { DeliveryRow } from './store.ts'

/** Queues an attempt of each delivery. Those of one endpoint are a group, of which few are attempted at once. */
export async function queueDeliveries(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  deliveries: readonly Pick<DeliveryRow, 'id' | 'endpointId'>[],
): Promise<void> {
  for (const [group, some] of Map.groupBy(deliveries, ({ endpointId }) => endpointId)) {
    const payloads = some.map(({ id }) => ({ deliveryId: id }))
    await jobs.sendAll(tx, deliverWebhookJob, payloads, { group })
  }
}
