import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

/** Programs that users have connected by OAuth, one row for each consent. */
export const connectedApps = pgTable(
  'connected_apps',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the consent in the authorization server's records; it opens nothing. */
    grantId: text().notNull().unique(),
    clientId: text().notNull(),
    name: text().notNull(),
    host: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Accurate to the minute; null if it was never used. */
    lastUsedAt: moment(),
  },
  (table) => [
    index('connected_apps_user_id').on(table.userId),
    index('connected_apps_client_id').on(table.clientId),
    index('connected_apps_expires_at').on(table.expiresAt),
  ],
)

/** What the authorization server stores: codes, tokens, consents, interactions and registered clients. */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    /** Hash of kind and id: the id of a code or a token is what opens something, and is stored nowhere. */
    key: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Null for what does not expire. */
    expiresAt: moment(),
  },
  (table) => [
    index('oauth_records_grant_id').on(table.grantId),
    index('oauth_records_user_id').on(table.userId),
    index('oauth_records_expires_at').on(table.expiresAt),
  ],
)
