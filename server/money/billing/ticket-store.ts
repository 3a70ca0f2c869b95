import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { checkouts, customers } from '#server/platform/db/schema.ts'

/**
 * The provider's answer may be older than what another request has read and written in the meantime. So each read takes
 * a number before it begins, and its answer is written only while no answer with a higher number has been: whatever the
 * order of events, the last write comes from a read that began after every change that an event reported.
 */
const TICKETED = { customers, checkouts }

type Ticketed = keyof typeof TICKETED

/** Resolves to undefined if the row is gone. */
export async function takeTicket(db: Database, of: Ticketed, id: string): Promise<number | undefined> {
  const table = TICKETED[of]
  const [row] = await db
    .update(table)
    .set({ readTicket: sql`${table.readTicket} + 1` })
    .where(eq(table.id, id))
    .returning({ ticket: table.readTicket })
  return row?.ticket
}

/** Resolves to false if the answer comes too late to be written. Call it in the transaction that writes. */
export async function redeemTicket(tx: Database, of: Ticketed, id: string, ticket: number): Promise<boolean> {
  const table = TICKETED[of]
  const used = await tx
    .update(table)
    .set({ writtenTicket: ticket })
    .where(and(eq(table.id, id), lt(table.writtenTicket, ticket)))
    .returning({ id: table.id })
  return used.length > 0
}
