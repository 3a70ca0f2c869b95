import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { customers, users } from '#server/platform/db/schema.ts'

export type CustomerRow = typeof customers.$inferSelect
/** A customer that exists at the provider. */
export type KnownCustomer = CustomerRow & { externalId: string }

/** Returns the user's row at this provider, made at the first call; two calls at once get the same one. */
export async function claimCustomer(
  db: Database,
  customer: Pick<CustomerRow, 'id' | 'provider' | 'createdAt'> & { userId: string },
): Promise<CustomerRow> {
  const [row] = await db
    .insert(customers)
    .values(customer)
    // Changes nothing, but makes the statement return the row.
    .onConflictDoUpdate({ target: [customers.provider, customers.userId], set: { provider: customer.provider } })
    .returning()
  if (!row) throw new Error('An upsert gives back its row')
  return row
}

/**
 * Deletes the row of a customer that the provider has not made: the next attempt starts over with another reference.
 */
export async function abandonCustomer(db: Database, id: string): Promise<void> {
  await db.delete(customers).where(and(eq(customers.id, id), isNull(customers.externalId)))
}

export async function findCustomerOfUser(
  db: Database,
  provider: string,
  userId: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.provider, provider), eq(customers.userId, userId)))
  return row
}

export async function findCustomerByExternalId(
  db: Database,
  provider: string,
  externalId: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.provider, provider), eq(customers.externalId, externalId)))
  return row
}

export async function findCustomer(db: Database, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row
}

export function isKnown(row: CustomerRow | undefined): row is KnownCustomer {
  return row !== undefined && row.externalId !== null
}

/**
 * Stores which customer the provider has made, unless another call was faster. In the meantime, the row may have been
 * abandoned or have lost its account. Returns the id that counts.
 */
export async function saveExternalId(db: Database, row: CustomerRow, externalId: string): Promise<string> {
  await db.insert(customers).values(row).onConflictDoNothing()
  const isOurs = or(
    eq(customers.id, row.id),
    and(eq(customers.provider, row.provider), eq(customers.userId, row.userId!)),
  )
  await db
    .update(customers)
    .set({ externalId })
    .where(and(isOurs, isNull(customers.externalId)))
  const [kept] = await db.select().from(customers).where(isOurs)
  return kept?.externalId ?? externalId
}

/** Sets SPEC.md's field: the customer's id, prefixed by its provider unless that is Stripe. */
export async function setStripeCustomerId(
  db: Database,
  userId: string,
  stripeCustomerId: string | null,
): Promise<void> {
  await db.update(users).set({ stripeCustomerId }).where(eq(users.id, userId))
}

export async function recordAway(db: Database, id: string, awaySince: Date): Promise<void> {
  await db.update(customers).set({ awaySince }).where(eq(customers.id, id))
}

export async function recordRead(db: Database, id: string, readAt: Date): Promise<void> {
  await db.update(customers).set({ readAt }).where(eq(customers.id, id))
}

export async function deleteCustomer(db: Database, id: string): Promise<void> {
  await db.delete(customers).where(eq(customers.id, id))
}

/** Lists the customers whose account is deleted. */
export function listOrphanedCustomers(db: Database, provider: string): Promise<CustomerRow[]> {
  return db
    .select()
    .from(customers)
    .where(and(eq(customers.provider, provider), isNull(customers.userId)))
}

/**
 * Lists the ids of customers about whom the provider may know something that we do not; the others have never paid
 * anything.
 */
export async function listCustomersToReconcile(db: Database, provider: string): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.provider, provider),
        isNotNull(customers.userId),
        isNotNull(customers.externalId),
        isNotNull(customers.awaySince),
      ),
    )
    .orderBy(sql`${customers.readAt} nulls first`)
  return rows.map((row) => row.id)
}

/** Takes the customers from an account that is being deleted: see listOrphanedCustomers. */
export async function detachCustomersOfUser(db: Database, userId: string): Promise<void> {
  await db.update(customers).set({ userId: null }).where(eq(customers.userId, userId))
}
