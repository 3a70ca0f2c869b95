import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { requireOn, requireWebhooks } from './policy.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { type DeliveryRow, findDelivery, updateDelivery } from './store.ts'

/**
 * Sends a delivery that has ended once more: its id and body stay, and it is tried for a day again. Throws PLAN_REQUIRED
 * on Free, and CONFLICT if it still waits or its endpoint is off.
 */
export function sendAgain(
  services: Pick<Services, 'db' | 'jobs' | 'now' | 'payments'>,
  userId: string,
  id: string,
): Promise<DeliveryRow> {
  return services.db.transaction(async (tx) => {
    const found = await findDelivery(tx, id)
    if (!found) throw new AppError('NOT_FOUND', 'This event is not in the log any more.')
    requireOn(await lockOwnEndpoint(tx, userId, found.endpointId))
    await requireWebhooks(tx, services, userId)
    // Read once more, now that nothing else can change it.
    const delivery = await findDelivery(tx, id)
    if (!delivery || delivery.nextAttemptAt) throw new AppError('CONFLICT', 'This event is on its way already.')
    const now = services.now()
    const begun = { attempts: 0, nextAttemptAt: now, queuedAt: now, deliveredAt: null, failedAt: null }
    await updateDelivery(tx, id, begun)
    await queueDeliveries(tx, services, [delivery])
    return { ...delivery, ...begun }
  })
}
