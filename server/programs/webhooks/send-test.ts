import { TEST_EVENT } from '#contract/programs/webhook-event-names.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { rowsOfEvent } from './emit-events.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { requireOn, requireWebhooks } from './policy.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { type DeliveryRow, findDelivery, insertDeliveries, listWaiting } from './store.ts'

/**
 * Sends a test event to an endpoint. Throws PLAN_REQUIRED on Free, and CONFLICT if the endpoint is off or the test before
 * still waits.
 */
export function sendTest(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId' | 'payments'>,
  userId: string,
  id: string,
): Promise<DeliveryRow> {
  return services.db.transaction(async (tx) => {
    requireOn(await lockOwnEndpoint(tx, userId, id))
    await requireWebhooks(tx, services, userId)
    const waiting = await listWaiting(tx, id)
    if (waiting.some(({ type }) => type === TEST_EVENT)) throw new AppError('CONFLICT', ON_ITS_WAY)
    const [sent] = await insertDeliveries(tx, rowsOfEvent(services, [id], TEST_EVENT, { data: { endpointId: id } }))
    await queueDeliveries(tx, services, [{ id: sent!.id, userId }])
    return (await findDelivery(tx, sent!.id))!
  })
}

const ON_ITS_WAY = 'A test is on its way to this webhook already: the log shows how it ends.'
