import type { SentEvent, WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import type { EventData } from '#contract/programs/webhook-events.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { insertDeliveries, listWanting } from './store.ts'

export type EventServices = Pick<Services, 'config' | 'jobs' | 'newId' | 'now'>

export interface Happening<Type extends SentEvent> {
  data: EventData<Type>
  /** Key of an event that is sent once: a second one of the same key has the same id, by which receivers know it. */
  once?: string
}

interface Emission<Type extends WebhookEvent> {
  userId: string
  type: Type
  /** Called only if somebody wants to know. */
  describe: () => Promise<Happening<Type>[]>
}

/**
 * Tells the user's endpoints what has happened, in the transaction that writes it: events exist exactly if it commits.
 * One short statement if there is no endpoint that wants them.
 */
export async function emitEvents<Type extends WebhookEvent>(
  tx: Database,
  services: EventServices,
  { userId, type, describe }: Emission<Type>,
): Promise<void> {
  const endpointIds = await listWanting(tx, userId, type)
  if (endpointIds.length === 0) return
  const rows = (await describe()).flatMap((happening) => rowsOfEvent(services, endpointIds, type, happening))
  if (rows.length === 0) return
  const stored = await insertDeliveries(tx, rows)
  await queueDeliveries(
    tx,
    services,
    stored.map(({ id }) => ({ id, userId })),
  )
}

/** Makes the rows by which one event goes to each of these endpoints. */
export function rowsOfEvent<Type extends SentEvent>(
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  endpointIds: readonly string[],
  type: Type,
  { data, once = newId() }: Happening<Type>,
) {
  const at = now()
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const event = { eventId: `msg_${once}`, type, body, createdAt: at, nextAttemptAt: at, queuedAt: at }
  return endpointIds.map((endpointId) => ({ ...event, id: newId(), endpointId }))
}

/** Returns the whole address of what the API has at this path. */
export function apiAddress({ config }: Pick<Services, 'config'>, path: string): string {
  return new URL(path, config.publicUrl).href
}
