import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { deliverWebhookJob } from './jobs.ts'
import { deleteEndpoint, listWaiting } from './store.ts'

/** Deletes one of a user's own endpoints with its log. */
export async function removeEndpoint(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>,
  userId: string,
  id: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockOwnEndpoint(tx, userId, id)
    const values = (await listWaiting(tx, id)).map((delivery) => delivery.id)
    await deleteEndpoint(tx, id)
    await services.jobs.dropWaiting(tx, deliverWebhookJob, { group: userId, key: 'deliveryId', values })
    await recordAudit(tx, services, { kind: 'webhook-deleted', userId, details: { endpointId: id } })
  })
}
