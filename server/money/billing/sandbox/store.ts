import { and, desc, eq, lte, ne, or } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import {
  sandboxCheckouts,
  sandboxCustomers,
  sandboxPayments,
  sandboxSubscriptions,
} from '#server/platform/db/schema.ts'

export type SandboxCustomerRow = typeof sandboxCustomers.$inferSelect
export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect
export type SandboxSubscriptionRow = typeof sandboxSubscriptions.$inferSelect
export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect

/** Returns the customer with this reference, made now or before; e-mail address and name are updated. */
export async function makeCustomer(db: Database, row: SandboxCustomerRow): Promise<SandboxCustomerRow> {
  const { email, name } = row
  const rows = await db
    .insert(sandboxCustomers)
    .values(row)
    .onConflictDoUpdate({ target: sandboxCustomers.reference, set: { email, name } })
    .returning()
  return onlyRow(rows)
}

export async function findSandboxCustomer(db: Database, customerId: string): Promise<SandboxCustomerRow | undefined> {
  const [customer] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId))
  return customer
}

/** Locks a customer, so that all changes to it are decided one after the other. */
export async function lockCustomer(tx: Database, customerId: string): Promise<SandboxCustomerRow | undefined> {
  const [customer] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId)).for('update')
  return customer
}

export async function updateCustomer(
  tx: Database,
  customerId: string,
  card: SandboxCustomerRow['card'],
): Promise<void> {
  await tx.update(sandboxCustomers).set({ card }).where(eq(sandboxCustomers.id, customerId))
}

/** Deletes a customer with its subscriptions, checkouts and payments. */
export async function deleteSandboxCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId))
}

/** Returns the checkout with this reference, made now or before. */
export async function makeCheckout(db: Database, row: SandboxCheckoutRow): Promise<SandboxCheckoutRow> {
  await db.insert(sandboxCheckouts).values(row).onConflictDoNothing({ target: sandboxCheckouts.reference })
  return onlyRow(await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.reference, row.reference)))
}

export async function findCheckout(db: Database, checkoutId: string): Promise<SandboxCheckoutRow | undefined> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, checkoutId))
  return checkout
}

export async function completeCheckout(tx: Database, checkoutId: string, paymentId: string | null): Promise<void> {
  await tx.update(sandboxCheckouts).set({ state: 'complete', paymentId }).where(eq(sandboxCheckouts.id, checkoutId))
}

/** Resolves to false if the checkout was not open any more. */
export async function expireOpenCheckout(db: Database, checkoutId: string): Promise<boolean> {
  const isOpen = and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.state, 'open'))
  const expired = await db.update(sandboxCheckouts).set({ state: 'expired' }).where(isOpen).returning()
  return expired.length > 0
}

/** Lists a customer's subscriptions, newest first. */
export function listSandboxSubscriptions(db: Database, customerId: string): Promise<SandboxSubscriptionRow[]> {
  return db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(desc(sandboxSubscriptions.createdAt), desc(sandboxSubscriptions.id))
}

export async function findSubscription(
  db: Database,
  subscriptionId: string,
): Promise<SandboxSubscriptionRow | undefined> {
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, subscriptionId))
  return row
}

/** Lists the customers with a subscription that is due by now. */
export async function listDueCustomers(db: Database, now: Date): Promise<string[]> {
  const { status, periodEnd, endedAt } = sandboxSubscriptions
  const rows = await db
    .selectDistinct({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(and(ne(status, 'canceled'), or(lte(periodEnd, now), lte(endedAt, now))))
  return rows.map((row) => row.customerId)
}

export async function saveSubscription(tx: Database, row: SandboxSubscriptionRow): Promise<void> {
  await tx.insert(sandboxSubscriptions).values(row).onConflictDoUpdate({ target: sandboxSubscriptions.id, set: row })
}

/** Lists a customer's payments, newest first. */
export function listPayments(db: Database, customerId: string): Promise<SandboxPaymentRow[]> {
  return db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.customerId, customerId))
    .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.id))
}

export async function findPayment(db: Database, paymentId: string): Promise<SandboxPaymentRow | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
  return payment
}

export async function insertPayments(tx: Database, rows: SandboxPaymentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(sandboxPayments).values(rows)
}

export async function updatePayment(
  tx: Database,
  paymentId: string,
  changes: Partial<Pick<SandboxPaymentRow, 'refundedCents' | 'disputed'>>,
): Promise<void> {
  await tx.update(sandboxPayments).set(changes).where(eq(sandboxPayments.id, paymentId))
}
