import type { WebhookDelivery, WebhookEndpoint } from '#contract/programs/webhook.ts'
import type { DeliveryRow, EndpointRow } from './store.ts'

/** Makes the contract's shape of an endpoint, without its secrets. */
export function presentEndpoint(row: EndpointRow): WebhookEndpoint {
  const { id, address, types, createdAt, disabledAt, disabledFor, failingSince } = row
  return {
    id,
    address,
    types,
    createdAt: createdAt.toISOString(),
    isActive: disabledAt === null,
    stoppedFor: disabledFor,
    failingSince: failingSince?.toISOString() ?? null,
  }
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, endpointId, eventId, type, createdAt, attempts, nextAttemptAt, lastAttemptAt, status, fault } = row
  return {
    id,
    endpointId,
    eventId,
    type,
    createdAt: createdAt.toISOString(),
    state: row.deliveredAt ? 'delivered' : row.failedAt ? 'failed' : 'waiting',
    attempts,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    status,
    fault,
  }
}
