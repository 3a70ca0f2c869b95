import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { cacheItems } from '#server/platform/db/schema.ts'

/** Returns the value under a key if it has not expired, or undefined. */
export async function readCached(db: Database, key: string, now: Date): Promise<unknown> {
  const fresh = and(eq(cacheItems.key, key), gt(cacheItems.expiresAt, now))
  const [item] = await db.select({ value: cacheItems.value }).from(cacheItems).where(fresh)
  return item?.value
}

/** Stores a value under a key only if the key is free or expired. Of several callers at once, exactly one gets true. */
export async function claimCached(
  db: Database,
  key: string,
  { value, now, expiresAt }: { value: unknown; now: Date; expiresAt: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(cacheItems)
    .values({ id: randomUUID(), key, value, createdAt: now, expiresAt })
    .onConflictDoUpdate({
      target: cacheItems.key,
      set: { value, createdAt: now, expiresAt },
      setWhere: lte(cacheItems.expiresAt, now),
    })
    .returning({ id: cacheItems.id })
  return claimed.length > 0
}

export async function writeCached(
  db: Database,
  key: string,
  { value, expiresAt }: { value: unknown; expiresAt: Date },
): Promise<void> {
  await db.update(cacheItems).set({ value, expiresAt }).where(eq(cacheItems.key, key))
}

export async function forgetCached(db: Database, key: string): Promise<void> {
  await db.delete(cacheItems).where(eq(cacheItems.key, key))
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(cacheItems).where(lt(cacheItems.expiresAt, now))
}
