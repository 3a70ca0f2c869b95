import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { checkouts } from '#server/platform/db/schema.ts'

export type CheckoutRow = typeof checkouts.$inferSelect
/** A checkout that the provider has opened. */
export type OpenedCheckoutRow = CheckoutRow & { externalId: string }

export async function insertCheckout(db: Database, row: typeof checkouts.$inferInsert): Promise<CheckoutRow> {
  const [inserted] = await db.insert(checkouts).values(row).returning()
  if (!inserted) throw new Error('An insert gives back its row')
  return inserted
}

/** Finds the user's one checkout in which they may still pay. */
export async function findOpenCheckout(
  db: Database,
  provider: string,
  userId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.userId, userId), eq(checkouts.state, 'open')))
  return row
}

export async function findCheckoutByExternalId(
  db: Database,
  provider: string,
  externalId: string,
): Promise<OpenedCheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.externalId, externalId)))
  return row as OpenedCheckoutRow | undefined
}

export async function findCheckoutByPayment(
  db: Database,
  provider: string,
  paymentId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.paymentId, paymentId)))
  return row
}

/** Returns the current row; call it inside the transaction that depends on it. */
export async function getCheckout(db: Database, id: string): Promise<CheckoutRow> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  if (!row) throw new Error('A checkout stays as long as its account')
  return row
}

/** Changes a checkout only while it is in one of these states; resolves to undefined if it is not, or not any more. */
export async function changeCheckout(
  db: Database,
  id: string,
  from: CheckoutRow['state'][],
  values: Partial<CheckoutRow> & { updatedAt: Date },
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .update(checkouts)
    .set(values)
    .where(and(eq(checkouts.id, id), inArray(checkouts.state, from)))
    .returning()
  return row
}

export async function closeCheckouts(
  db: Database,
  { provider, userId, now }: { provider: string; userId: string; now: Date },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: 'over', updatedAt: now })
    .where(and(eq(checkouts.provider, provider), eq(checkouts.userId, userId), eq(checkouts.state, 'open')))
}

/** Frees the user's place if the provider has opened no page; a checkout that has its page stays. */
export async function giveUpOpening(db: Database, id: string, updatedAt: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: 'over', updatedAt })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open'), isNull(checkouts.externalId)))
}

/** Lists the user's checkouts that the provider has opened since then and whose outcome is unknown. */
export async function listUnsettled(
  db: Database,
  { provider, userId, since }: { provider: string; userId: string; since: Date },
): Promise<OpenedCheckoutRow[]> {
  const rows = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        eq(checkouts.userId, userId),
        inArray(checkouts.state, ['open', 'pending']),
        isNotNull(checkouts.externalId),
        gt(checkouts.createdAt, since),
      ),
    )
  return rows as OpenedCheckoutRow[]
}

/** Lists the user's paid packs of credits from any provider, oldest first. */
export function listPaidPacks(db: Database, userId: string): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.state, 'paid'), eq(checkouts.purchase, 'credits_20')))
    .orderBy(checkouts.createdAt, checkouts.id)
}

export async function recordReclaimed(
  db: Database,
  id: string,
  values: Pick<CheckoutRow, 'reclaimedCredits' | 'spentCredits' | 'updatedAt'>,
): Promise<void> {
  await db.update(checkouts).set(values).where(eq(checkouts.id, id))
}
