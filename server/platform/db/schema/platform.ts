import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** Storage keys whose rows are gone: a job deletes the bytes within a day. */
export const orphanedObjects = pgTable(
  'orphaned_objects',
  { key: text().primaryKey(), createdAt: createdAt() },
  (table) => [index('orphaned_objects_created_at').on(table.createdAt)],
)

/**
 * Calls of the current minute that all processes together have counted for a caller. Unlogged: a database crash resets
 * the minute.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** Hash of the limit's name and of the caller whose calls it counts. */
    key: text().primaryKey(),
    taken: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('rate_windows_expires_at').on(table.expiresAt)],
)
