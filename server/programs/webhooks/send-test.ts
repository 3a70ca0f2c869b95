import { TEST_EVENT } from '#contract/programs/webhook-event-names.ts'
import type { Services } from '#server/services.ts'
import { rowsOfEvent } from './emit-events.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { requireOn, requirePro } from './policy.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { type DeliveryRow, findDelivery, insertDeliveries } from './store.ts'

/** Sends a test event to an endpoint. Throws PLAN_REQUIRED on Free, and CONFLICT if the endpoint is off. */
export function sendTest(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId' | 'payments'>,
  userId: string,
  id: string,
): Promise<DeliveryRow> {
  return services.db.transaction(async (tx) => {
    requireOn(await lockOwnEndpoint(tx, userId, id))
    await requirePro(tx, services, userId)
    const [sent] = await insertDeliveries(tx, rowsOfEvent(services, [id], TEST_EVENT, { data: { endpointId: id } }))
    await queueDeliveries(tx, services, [sent!])
    return (await findDelivery(tx, sent!.id))!
  })
}
