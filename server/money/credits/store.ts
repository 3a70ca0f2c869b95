import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import {
  type CreditType,
  creditLedger,
  type LedgerKind,
  openingGrants,
  userCredits,
} from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'
import { emit } from '#server/platform/telemetry/events.ts'

export type LedgerRow = typeof creditLedger.$inferSelect
export type Balances = Record<CreditType, number>

type Clock = Pick<Services, 'now' | 'newId'>

export async function getBalances(db: Database, userId: string): Promise<Balances> {
  const rows = await db
    .select({ type: userCredits.creditType, amount: userCredits.amount })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
  const amountOf = (type: CreditType) => rows.find((row) => row.type === type)?.amount ?? 0
  return { monthly: amountOf('monthly'), pack: amountOf('pack') }
}

/** Returns the balances of each of these users; a user without a row has none. */
export async function listBalances(db: Database, userIds: string[]): Promise<Map<string, Balances>> {
  const rows = await db
    .select({ userId: userCredits.userId, type: userCredits.creditType, amount: userCredits.amount })
    .from(userCredits)
    .where(inArray(userCredits.userId, userIds))
  const balances = new Map(userIds.map((id): [string, Balances] => [id, { monthly: 0, pack: 0 }]))
  for (const { userId, type, amount } of rows) {
    const ofUser = balances.get(userId)
    if (ofUser) ofUser[type] = amount
  }
  return balances
}

export interface LedgerEntry {
  userId: string
  kind: LedgerKind
  creditType: CreditType | 'unlimited'
  amount: number
  reference: string
  /** Set for a gift. */
  reason?: string
}

/** Appends to the ledger and changes the balance by the same amount: nothing else changes a balance. */
export async function recordEntry(db: Database, clock: Clock, entry: LedgerEntry): Promise<void> {
  await db.insert(creditLedger).values({ ...entry, id: clock.newId(), createdAt: clock.now() })
  // Counted when it is written, even if the transaction is rolled back afterwards.
  emit('credits', { kind: entry.kind, type: entry.creditType, amount: entry.amount })
  if (entry.creditType === 'unlimited') return
  const now = clock.now()
  await db
    .insert(userCredits)
    .values({
      id: clock.newId(),
      userId: entry.userId,
      creditType: entry.creditType,
      amount: 0,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  await db
    .update(userCredits)
    .set({ amount: sql`${userCredits.amount} + ${entry.amount}`, updatedAt: now })
    .where(and(eq(userCredits.userId, entry.userId), eq(userCredits.creditType, entry.creditType)))
}

/** Lists the entries of these kinds that a job, a month or a purchase has made so far. */
export function listEntries(
  db: Database,
  userId: string,
  kinds: LedgerKind[],
  reference: string,
): Promise<LedgerRow[]> {
  return db
    .select()
    .from(creditLedger)
    .where(
      and(eq(creditLedger.userId, userId), inArray(creditLedger.kind, kinds), eq(creditLedger.reference, reference)),
    )
}

/** Lists gifts of operators, oldest first. */
export function listGifts(db: Database, userId: string): Promise<LedgerRow[]> {
  return db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, userId), eq(creditLedger.kind, 'gift')))
    .orderBy(creditLedger.createdAt, creditLedger.id)
}

export async function hasGrant(db: Database, userId: string): Promise<boolean> {
  const filter = and(eq(creditLedger.userId, userId), eq(creditLedger.kind, 'grant'))
  const rows = await db.select({ id: creditLedger.id }).from(creditLedger).where(filter).limit(1)
  return rows.length > 0
}

/**
 * Resolves to false if this identity has had its opening grant before, perhaps in an account that is deleted by now.
 */
export async function claimOpeningGrant(db: Database, identityHash: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(openingGrants)
    .values({ identityHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ identityHash: openingGrants.identityHash })
  return claimed.length > 0
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
