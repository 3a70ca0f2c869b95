import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { paymentEvents } from '#server/platform/db/schema.ts'

interface EventName {
  provider: string
  id: string
}

export async function hasApplied(db: Database, { provider, id }: EventName): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.id, id)))
  return rows.length > 0
}

export async function recordApplied(db: Database, event: EventName & { createdAt: Date }): Promise<void> {
  await db.insert(paymentEvents).values(event).onConflictDoNothing()
}

export async function deleteOldEvents(db: Database, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before))
}
