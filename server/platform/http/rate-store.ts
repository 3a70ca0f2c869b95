import { lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rateWindows } from '#server/platform/db/schema.ts'

interface LeaseRequest {
  key: string
  windowMs: number
  max: number
  portion: number
}

/** Counts from `taken` (exclusive) up to `upTo` belong to the process that leased them; none if both are the same. */
export interface RateLease {
  taken: number
  upTo: number
  /** Milliseconds until the window is over. */
  leftMs: number
}

/**
 * Leases a portion of a caller's window, which begins with their first call. One statement, so that no two leases
 * overlap.
 */
export async function leaseRate(db: Database, { key, windowMs, max, portion }: LeaseRequest): Promise<RateLease> {
  const { taken, leftMs } = onlyRow(await lease(db).execute({ key, windowMs, portion, over: max + portion }))
  // A statement that waited for another's row lock began before the window did.
  return { taken: Math.min(taken - portion, max), upTo: Math.min(taken, max), leftMs: Math.min(leftMs, windowMs) }
}

const lease = prepared((db) => {
  const portion = sql`${sql.placeholder('portion')}::int`
  const fresh = sql`now() + ${sql.placeholder('windowMs')}::float8 * interval '1 millisecond'`
  const isOver = sql`${rateWindows.expiresAt} <= now()`
  return db
    .insert(rateWindows)
    .values({ key: sql.placeholder('key'), taken: portion, expiresAt: fresh })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        // One portion past the limit means that nothing is left, and the count ends there.
        taken: sql`case when ${isOver} then ${portion} else least(${rateWindows.taken} + ${portion}, ${sql.placeholder('over')}::int) end`,
        expiresAt: sql`case when ${isOver} then ${fresh} else ${rateWindows.expiresAt} end`,
      },
    })
    .returning({
      taken: rateWindows.taken,
      leftMs: sql<number>`(extract(epoch from ${rateWindows.expiresAt} - now()) * 1000)::float8`,
    })
    .prepare('lease_rate')
})

export async function deleteEndedWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.expiresAt, now))
}
