import { integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns that many tables have. */

export const id = () => uuid().primaryKey()
export const createdAt = () => timestamp({ withTimezone: true, mode: 'date' }).notNull()
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * Reads from the payment provider are numbered: a result is written only if its read began later than that of the last
 * one written.
 */
export const tickets = () => ({
  readTicket: integer().notNull().default(0),
  writtenTicket: integer().notNull().default(0),
})
