import { and, desc, eq, lte, ne, or } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import {
  sandboxCheckouts,
  sandboxCustomers,
  sandboxPayments,
  sandboxSubscriptions,
} from '#server/platform/db/schema.ts'

export type CustomerRow = typeof sandboxCustomers.$inferSelect
export type CheckoutRow = typeof sandboxCheckouts.$inferSelect
export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect
export type PaymentRow = typeof sandboxPayments.$inferSelect

/** Returns the customer with this reference, made now or before; e-mail address and name are updated. */
export async function makeCustomer(db: Database, row: CustomerRow): Promise<CustomerRow> {
  const { email, name } = row
  const rows = await db
    .insert(sandboxCustomers)
    .values(row)
    .onConflictDoUpdate({ target: sandboxCustomers.reference, set: { email, name } })
    .returning()
  return onlyRow(rows)
}

export async function findCustomer(db: Database, customerId: string): Promise<CustomerRow | undefined> {
  const [customer] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId))
  return customer
}

/** Locks a customer, so that all changes to it are decided one after the other. */
export async function lockCustomer(tx: Database, customerId: string): Promise<CustomerRow | undefined> {
  const [customer] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, customerId)).for('update')
  return customer
}

export async function updateCustomer(tx: Database, customerId: string, card: CustomerRow['card']): Promise<void> {
  await tx.update(sandboxCustomers).set({ card }).where(eq(sandboxCustomers.id, customerId))
}

/** Deletes a customer with its subscriptions, checkouts and payments. */
export async function deleteCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId))
}

/** Returns the checkout with this reference, made now or before. */
export async function makeCheckout(db: Database, row: CheckoutRow): Promise<CheckoutRow> {
  await db.insert(sandboxCheckouts).values(row).onConflictDoNothing({ target: sandboxCheckouts.reference })
  return onlyRow(await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.reference, row.reference)))
}

export async function findCheckout(db: Database, checkoutId: string): Promise<CheckoutRow | undefined> {
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
export function listSubscriptions(db: Database, customerId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(desc(sandboxSubscriptions.createdAt), desc(sandboxSubscriptions.id))
}

export async function findSubscription(db: Database, subscriptionId: string): Promise<SubscriptionRow | undefined> {
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

export async function saveSubscription(tx: Database, row: SubscriptionRow): Promise<void> {
  await tx.insert(sandboxSubscriptions).values(row).onConflictDoUpdate({ target: sandboxSubscriptions.id, set: row })
}

/** Lists a customer's payments, newest first. */
export function listPayments(db: Database, customerId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.customerId, customerId))
    .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.id))
}

export async function findPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
  return payment
}

export async function insertPayments(tx: Database, rows: PaymentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(sandboxPayments).values(rows)
}

export async function updatePayment(
  tx: Database,
  paymentId: string,
  changes: Partial<Pick<PaymentRow, 'refundedCents' | 'disputed'>>,
): Promise<void> {
  await tx.update(sandboxPayments).set(changes).where(eq(sandboxPayments.id, paymentId))
}
