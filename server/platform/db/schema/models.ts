import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

/** Basis of the daily limits: the cost of model calls (millionths of a dollar) and the free ads after failures. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** Day in UTC, as 2026-03-17. */
    day: text().notNull(),
    /** Key for what is counted and for whom: `models`, `models:{userId}`, `free-ads:{userId}`. */
    scope: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] }), index('daily_counts_user_id').on(table.userId)],
)

export const cacheItems = pgTable(
  'cache_items',
  {
    id: id(),
    key: text().notNull().unique(),
    value: jsonb().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('cache_items_expires_at').on(table.expiresAt)],
)
