import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

/** Tokens by which programs act for a user. A row of this table opens nothing: only the token's hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    tokenHash: text().notNull().unique(),
    /** The last characters of the token, by which its owner tells it from others. */
    ending: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Accurate to the minute; null if the token was never used. */
    lastUsedAt: moment(),
  },
  (table) => [index('api_tokens_user_id').on(table.userId), index('api_tokens_expires_at').on(table.expiresAt)],
)
