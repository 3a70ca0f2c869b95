import { and, count, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { foldEmail } from '#server/people/users/fold-email.ts'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, creditLedger, users } from '#server/platform/db/schema.ts'
import type { LedgerRow } from '#server/money/credits/store.ts'
import { foldedEmail, type User } from '#server/people/users/store.ts'

/** Sorts after any other character with which an address may continue. */
const LAST_CHARACTER = '\u{10FFFF}'

export function listByEmail(db: Database, beginning: string, limit: number): Promise<User[]> {
  const from = foldEmail(beginning)
  return db
    .select()
    .from(users)
    .where(and(gte(foldedEmail, from), lte(foldedEmail, from + LAST_CHARACTER)))
    .orderBy(foldedEmail)
    .limit(limit)
}

export function listNewest(db: Database, limit: number): Promise<User[]> {
  return db.select().from(users).orderBy(desc(users.createdAt)).limit(limit)
}

/** Returns the number of ads by user; a user without ads is not in it. */
export async function countAdsOf(db: Database, userIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: creatives.userId, ads: count() })
    .from(creatives)
    .where(and(inArray(creatives.userId, userIds), isNull(creatives.campaignId)))
    .groupBy(creatives.userId)
  return new Map(rows.map(({ userId, ads }) => [userId, ads]))
}

/** Lists ledger rows, newest first. */
export function listLedger(db: Database, userId: string, limit: number): Promise<LedgerRow[]> {
  return db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
    .limit(limit)
}
