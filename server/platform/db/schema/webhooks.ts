import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SentEvent, WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import type { DeliveryFault, EndpointStop } from '#contract/programs/webhook.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

/** Addresses to which a user has events sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    types: jsonb().$type<WebhookEvent[]>().notNull(),
    /** The signing secret, sealed with the server's secret: each delivery is signed with it. */
    secretSealed: text().notNull(),
    /** The secret before the last rotation, sealed, and the time until which deliveries are signed with it too. */
    secretBeforeSealed: text(),
    secretBeforeUntil: moment(),
    createdAt: createdAt(),
    /** Time and reason of its end; null while it is on. */
    disabledAt: moment(),
    disabledFor: text().$type<EndpointStop>(),
    /** Time of the first failure since something was delivered last. */
    failingSince: moment(),
  },
  (table) => [index('webhook_endpoints_user_id').on(table.userId)],
)

/** Events on their way to an endpoint, and the log of those that have ended. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Id of the event, the same for each endpoint and each attempt: a receiver takes an id once. */
    eventId: text().notNull(),
    type: text().$type<SentEvent>().notNull(),
    /** The bytes that are sent, as text: every attempt signs and sends the same. */
    body: text().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Time of the coming attempt, or the time at which an attempt that runs counts as lost; null once it has ended. */
    nextAttemptAt: moment(),
    /** Time at which a job was sent for the coming attempt; null if none was. */
    queuedAt: moment(),
    lastAttemptAt: moment(),
    deliveredAt: moment(),
    failedAt: moment(),
    /** Status and fault of the last attempt. */
    status: integer(),
    fault: text().$type<DeliveryFault>(),
  },
  (table) => [
    unique('webhook_deliveries_event').on(table.endpointId, table.eventId),
    index('webhook_deliveries_created_at').on(table.endpointId, table.createdAt),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)
