import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { deleteEndpoint } from './store.ts'

/** Deletes one of a user's own endpoints with its log. */
export async function removeEndpoint(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>,
  userId: string,
  id: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockOwnEndpoint(tx, userId, id)
    await deleteEndpoint(tx, id)
    await services.jobs.deleteGroup(tx, id)
    await recordAudit(tx, services, { kind: 'webhook-deleted', userId, details: { endpointId: id } })
  })
}
