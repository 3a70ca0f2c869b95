import { randomUUID } from 'node:crypto'
import { WEBHOOK_EVENTS } from '#contract/programs/webhook-event-names.ts'
import { openSecretSeal } from '#server/programs/webhooks/secrets.ts'
import { makeSigningSecret } from '#server/programs/webhooks/sign-delivery.ts'
import {
  type DeliveryRow,
  type EndpointRow,
  insertDeliveries,
  insertEndpoint,
} from '#server/programs/webhooks/store.ts'
import type { Services } from '#server/services.ts'

/** Stores an endpoint that wants every event, as if its user had made it while on Pro. */
export async function givenEndpoint(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  values: Partial<EndpointRow> & Pick<EndpointRow, 'userId'>,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [randomUUID(), makeSigningSecret()]
  const { seal } = await openSecretSeal(services)
  await insertEndpoint(services.db, {
    id,
    address: 'https://hooks.example/in',
    types: [...WEBHOOK_EVENTS],
    secretSealed: seal(id, secret),
    secretBeforeSealed: null,
    secretBeforeUntil: null,
    createdAt: services.now(),
    disabledAt: null,
    disabledFor: null,
    failingSince: null,
    ...values,
  })
  return { id, secret }
}

/** Stores a delivery that has ended. */
export async function givenDelivery(
  { db, now }: Pick<Services, 'db' | 'now'>,
  values: Partial<DeliveryRow> & Pick<DeliveryRow, 'endpointId'>,
): Promise<string> {
  const id = randomUUID()
  const event = { eventId: `msg_${id}`, type: 'ad.finished' as const, body: '{}', createdAt: now() }
  await insertDeliveries(db, [{ id, ...event, attempts: 1, deliveredAt: now(), status: 200, ...values }])
  return values.id ?? id
}
