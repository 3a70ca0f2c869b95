import { z } from 'zod'
import { WEBHOOK_ADDRESS_MAX } from '../limits.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { isPlainHttps } from '../text/plain-https.ts'
import { TEST_EVENT, WEBHOOK_EVENTS } from './webhook-event-names.ts'

/** Reasons why an endpoint is off: its owner, its receiver's 410, days of nothing but failures, a restored backup. */
export const ENDPOINT_STOPS = ['owner', 'gone', 'failing', 'restored'] as const

export type EndpointStop = (typeof ENDPOINT_STOPS)[number]

/**
 * Reasons why an attempt failed: another status than 2xx, an address that is not on the public internet, no answer in
 * time, no connection, an endpoint that was turned off, a secret that the server can no longer read, too much that waited.
 */
export const DELIVERY_FAULTS = ['status', 'private', 'slow', 'broken', 'off', 'secret', 'crowded'] as const

export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

const ADDRESS = 'Please enter an address that begins with https://, without a port or a password.'
const TYPES = 'Please choose at least one event.'

const addressSchema = z
  .string()
  .trim()
  .max(WEBHOOK_ADDRESS_MAX, `An address must be at most ${WEBHOOK_ADDRESS_MAX} characters`)
  .refine(isPlainHttps, ADDRESS)

const typesSchema = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, TYPES)
  .transform((types) => WEBHOOK_EVENTS.filter((type) => types.includes(type)))

/** An endpoint as its owner sees it, without its secret. */
export const webhookEndpointSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  types: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.iso.datetime(),
  isActive: z.boolean(),
  /** Reason why it is off; null while it is on. */
  stoppedFor: z.enum(ENDPOINT_STOPS).nullable(),
  /** Time of the first failure since something was delivered last; null if nothing failed since. */
  failingSince: z.iso.datetime().nullable(),
})

export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>

const secretSchema = z.object({
  /** Signing secret, beginning with `whsec_`. This answer is the only one that has it. */
  secret: z.string(),
})

/** One event on its way to an endpoint, or at the end of it. */
export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  endpointId: z.uuid(),
  /** Value of the `webhook-id` header. */
  eventId: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** Time of the coming attempt; null once it has ended. */
  nextAttemptAt: z.iso.datetime().nullable(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Status of the last answer; null if there was none. */
  status: z.int().nullable(),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
})

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

const PATH = '/api/account/webhooks'

export const listWebhooksCall = defineCall({
  method: 'GET',
  path: PATH,
  success: { 200: z.object({ endpoints: z.array(webhookEndpointSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Makes an endpoint. The answer is the only one that has its secret. */
export const createWebhookCall = defineCall({
  method: 'POST',
  path: PATH,
  body: z.object({ address: addressSchema, types: typesSchema }),
  success: { 200: webhookEndpointSchema.extend(secretSchema.shape) },
  codes: ['UNAUTHENTICATED', 'PLAN_REQUIRED', 'CONFLICT'],
})

export type NewWebhook = z.input<typeof createWebhookCall.body>
export type MadeWebhook = z.infer<(typeof createWebhookCall)['success'][200]>

const OF_ENDPOINT = ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'] as const

/** Changes the events of an endpoint, or turns it off or on. What waited when it was turned off is not sent later. */
export const updateWebhookCall = defineCall({
  method: 'POST',
  path: `${PATH}/:id`,
  params: idParams,
  body: z
    .object({ types: typesSchema.optional(), isActive: z.boolean().optional() })
    .refine(({ types, isActive }) => types !== undefined || isActive !== undefined, TYPES),
  success: { 200: webhookEndpointSchema },
  codes: [...OF_ENDPOINT],
})

export type WebhookChanges = z.input<typeof updateWebhookCall.body>

/** Deletes an endpoint with its log: nothing is sent to it any more. */
export const deleteWebhookCall = defineCall({
  method: 'DELETE',
  path: `${PATH}/:id`,
  params: idParams,
  success: { 204: z.undefined() },
  codes: [...OF_ENDPOINT],
})

/** Sends a test event to an endpoint that is on, whatever its events are. It is tried once; a second one has to wait for it. */
export const testWebhookCall = defineCall({
  method: 'POST',
  path: `${PATH}/:id/test`,
  params: idParams,
  success: { 200: webhookDeliverySchema },
  codes: [...OF_ENDPOINT, 'PLAN_REQUIRED', 'CONFLICT'],
})

/** Makes a new secret. For a day, deliveries are signed with the one before too. */
export const rotateWebhookSecretCall = defineCall({
  method: 'POST',
  path: `${PATH}/:id/secret`,
  params: idParams,
  success: { 200: secretSchema },
  codes: [...OF_ENDPOINT],
})

/** The last deliveries to all of the user's endpoints, the latest first. */
export const listWebhookDeliveriesCall = defineCall({
  method: 'GET',
  path: '/api/account/webhook-deliveries',
  success: { 200: z.object({ deliveries: z.array(webhookDeliverySchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Sends a delivery that has ended once more, with the same id and the same body. */
export const sendWebhookAgainCall = defineCall({
  method: 'POST',
  path: '/api/account/webhook-deliveries/:id/again',
  params: idParams,
  success: { 200: webhookDeliverySchema },
  codes: [...OF_ENDPOINT, 'PLAN_REQUIRED', 'CONFLICT'],
})
