import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { auditEvents } from '../db/schema.ts'

export type AuditRow = typeof auditEvents.$inferSelect

/** The latest about a person, newest first. */
export function listAuditOfUser(db: Database, userId: string, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
}

/** Tells how many went: the oldest first, no more than `limit` at once. */
export async function deleteAuditBefore(db: Database, before: Date, limit: number): Promise<number> {
  const oldest = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(lt(auditEvents.at, before))
    .orderBy(auditEvents.at)
    .limit(limit)
  // Before that moment, which spares a look into every later month where the table is kept by month.
  const isOld = and(lt(auditEvents.at, before), inArray(auditEvents.id, oldest))
  const gone = await db.delete(auditEvents).where(isOld).returning({ id: auditEvents.id })
  return gone.length
}
