import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { dailyCounts } from '#server/platform/db/schema.ts'

/** Counts for a day (UTC), in the database, so that all processes share them. */
export interface DailyCount {
  scope: 'models' | `models:${string}` | `free-ads:${string}` | `campaigns:${string}`
  /** The user whose account the count belongs to and is deleted with. */
  userId?: string
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** Adds to a count. Returns false, and adds nothing, if that would exceed the ceiling. */
export async function countUpTo(
  db: Database,
  { scope, userId }: DailyCount,
  { day, amount, ceiling }: { day: string; amount: number; ceiling: number },
): Promise<boolean> {
  if (amount > ceiling) return false
  const added = await db
    .insert(dailyCounts)
    .values({ day, scope, userId: userId ?? null, amount })
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.scope],
      set: { amount: sql`${dailyCounts.amount} + ${amount}` },
      setWhere: sql`${dailyCounts.amount} + ${amount} <= ${ceiling}`,
    })
    .returning({ amount: dailyCounts.amount })
  return added.length > 0
}

export async function countBack(db: Database, scopes: string[], day: string, amount: number): Promise<void> {
  await db
    .update(dailyCounts)
    .set({ amount: sql`${dailyCounts.amount} - ${amount}` })
    .where(and(eq(dailyCounts.day, day), inArray(dailyCounts.scope, scopes)))
}

export async function readCount(db: Database, scope: DailyCount['scope'], day: string): Promise<number> {
  const where = and(eq(dailyCounts.day, day), eq(dailyCounts.scope, scope))
  const [row] = await db.select({ amount: dailyCounts.amount }).from(dailyCounts).where(where)
  return row?.amount ?? 0
}

/** Reads the counts of several days, by day; a day without any is absent. */
export async function readCounts(
  db: Database,
  scope: DailyCount['scope'],
  days: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: dailyCounts.day, amount: dailyCounts.amount })
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.day, days), eq(dailyCounts.scope, scope)))
  return new Map(rows.map(({ day, amount }) => [day, amount]))
}

export async function deleteCountsBefore(db: Database, day: string): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, day))
}
