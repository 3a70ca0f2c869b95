import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './people.ts'

/** Requests that came with an Idempotency-Key, and their answers, for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key itself is stored nowhere: answers are sealed by it. */
    keyHash: text().notNull(),
    /** Hash of method, address and JSON body. */
    requestHash: text().notNull(),
    /** Hash of a form; null until it has been received. */
    formHash: text(),
    state: text({ enum: ['running', 'answered', 'lost'] }).notNull(),
    /** Grows whenever the request is carried out again, so that an earlier attempt can no longer commit. */
    attempt: integer().notNull(),
    startedAt: moment().notNull(),
    /** Set in the first transaction that made something. */
    madeAt: moment(),
    /** Ids of what was made, as far as the request could be answered again by them. */
    made: jsonb().$type<readonly string[]>().notNull(),
    status: integer(),
    /** Body and headers of the answer, sealed. */
    answer: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('idempotency_keys_expires_at').on(table.expiresAt),
  ],
)
