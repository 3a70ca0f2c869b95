import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { campaigns, users } from '#server/platform/db/schema.ts'

/** Lists campaigns of which a sale has begun or ended by now, the longest overdue first. */
export function listDueSales(db: Database, now: Date, limit: number): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: campaigns.id, userId: campaigns.userId })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(and(lte(campaigns.salesDueAt, now), isNull(users.suspendedAt)))
    .orderBy(asc(campaigns.salesDueAt))
    .limit(limit)
}
