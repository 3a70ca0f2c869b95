import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { auditEvents } from '#server/platform/db/schema.ts'
import { isOneOf } from '#server/platform/db/is-one-of.ts'

export type AuditRow = typeof auditEvents.$inferSelect

/** Returns the latest events about a user, newest first. */
export function listAuditOfUser(db: Database, userId: string, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
}

/** Deletes the oldest events, at most `limit` at once; returns how many. */
export async function deleteAuditBefore(db: Database, before: Date, limit: number): Promise<number> {
  const oldest = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(lt(auditEvents.at, before))
    .orderBy(auditEvents.at)
    .limit(limit)
  // The date spares a look into every later month if the table is partitioned by month.
  const isOld = and(lt(auditEvents.at, before), isOneOf(auditEvents.id, oldest))
  const gone = await db.delete(auditEvents).where(isOld).returning({ id: auditEvents.id })
  return gone.length
}

export async function insertAuditEvent(db: Database, row: AuditRow): Promise<void> {
  await db.insert(auditEvents).values(row)
}
