import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { idempotencyKeys as keys } from '#server/platform/db/schema.ts'
import { isOneOf } from '#server/platform/db/is-one-of.ts'

export type KeyRow = typeof keys.$inferSelect

/** A key as one attempt holds it. */
export type HeldKey = Pick<KeyRow, 'userId' | 'keyHash' | 'attempt'>

/** Returns false if the key is taken already. */
export async function insertKey(db: Database, row: KeyRow): Promise<boolean> {
  const taken = await db.insert(keys).values(row).onConflictDoNothing().returning({ attempt: keys.attempt })
  return taken.length > 0
}

export async function findKey(
  db: Database,
  { userId, keyHash }: Pick<KeyRow, 'userId' | 'keyHash'>,
): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(keys)
    .where(and(eq(keys.userId, userId), eq(keys.keyHash, keyHash)))
  return row
}

/** Takes a key over from the attempt before. Returns false if another request was faster. */
export async function replaceKey(db: Database, row: KeyRow): Promise<boolean> {
  const taken = await db
    .update(keys)
    .set(row)
    .where(isHeld({ ...row, attempt: row.attempt - 1 }))
    .returning({ attempt: keys.attempt })
  return taken.length > 0
}

/** Records that something was made. Returns false if the attempt does not hold the key any more. */
export async function recordMade(
  tx: Database,
  held: HeldKey,
  { now, made }: { now: Date; made: readonly string[] },
): Promise<boolean> {
  const rows = await tx
    .update(keys)
    .set({ madeAt: now, made })
    .where(and(isHeld(held), eq(keys.state, 'running')))
    .returning({ attempt: keys.attempt })
  return rows.length > 0
}

/** Ends an attempt. Does nothing if it does not hold the key any more. */
export async function endAttempt(
  db: Database,
  held: HeldKey,
  end: Partial<Pick<KeyRow, 'state' | 'status' | 'answer' | 'formHash'>>,
): Promise<void> {
  await db.update(keys).set(end).where(isHeld(held))
}

/** Frees a key that made nothing. Returns false if its attempt has made something. */
export async function deleteUnmade(db: Database, held: HeldKey): Promise<boolean> {
  const gone = await db
    .delete(keys)
    .where(and(isHeld(held), isNull(keys.madeAt)))
    .returning({ attempt: keys.attempt })
  return gone.length > 0
}

export async function deleteKey(db: Database, held: HeldKey): Promise<void> {
  await db.delete(keys).where(isHeld(held))
}

export async function deleteKeysOfUser(db: Database, userId: string): Promise<void> {
  await db.delete(keys).where(eq(keys.userId, userId))
}

/** Deletes at most `batch` keys that have expired; returns their number. */
export async function deleteExpiredKeys(db: Database, now: Date, batch: number): Promise<number> {
  const expired = db.select({ hash: keys.keyHash }).from(keys).where(lte(keys.expiresAt, now)).limit(batch)
  const gone = await db
    .delete(keys)
    .where(and(isOneOf(keys.keyHash, expired), lte(keys.expiresAt, now)))
    .returning({ attempt: keys.attempt })
  return gone.length
}

function isHeld({ userId, keyHash, attempt }: HeldKey) {
  return and(eq(keys.userId, userId), eq(keys.keyHash, keyHash), eq(keys.attempt, attempt))
}
