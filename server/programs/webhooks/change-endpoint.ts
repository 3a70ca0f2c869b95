import type { WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Services } from '#server/services.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { type EndpointRow, endWaiting, updateEndpoint } from './store.ts'

interface EndpointUpdate {
  userId: string
  id: string
  types?: WebhookEvent[] | undefined
  isActive?: boolean | undefined
}

/** Changes the events of an endpoint, or turns it on or off. What waits when it is turned off is not sent later. */
export function changeEndpoint(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, id, types, isActive }: EndpointUpdate,
): Promise<EndpointRow> {
  return services.db.transaction(async (tx) => {
    const endpoint = await lockOwnEndpoint(tx, userId, id)
    const changed: EndpointRow = {
      ...endpoint,
      types: types ?? endpoint.types,
      ...turned(endpoint, isActive, services.now()),
    }
    await updateEndpoint(tx, id, changed)
    if (changed.disabledAt) await endWaiting(tx, id, services.now())
    const details = {
      endpointId: id,
      types: changed.types.join(' '),
      state: changed.disabledAt ? ('off' as const) : ('on' as const),
    }
    await recordAudit(tx, services, { kind: 'webhook-changed', userId, details })
    return changed
  })
}

/** Returns what changes if the endpoint is turned on or off; nothing if it already is. */
function turned({ disabledAt }: EndpointRow, isActive: boolean | undefined, now: Date): Partial<EndpointRow> {
  if (isActive === undefined || isActive === (disabledAt === null)) return {}
  return isActive
    ? { disabledAt: null, disabledFor: null, failingSince: null }
    : { disabledAt: now, disabledFor: 'owner' }
}
