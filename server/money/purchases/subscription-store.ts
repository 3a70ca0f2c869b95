import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Lists what one payment provider reported about a user, newest first. */
export function listSubscriptions(db: Database, userId: string, provider: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)))
    .orderBy(desc(subscriptions.createdAt))
}

/** Does the same for several users, in one statement. */
export function listSubscriptionsOf(db: Database, userIds: string[], provider: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, userIds), eq(subscriptions.provider, provider)))
}

export async function upsertSubscription(db: Database, row: SubscriptionRow): Promise<void> {
  const { status, endDate, trialEnd, updatedAt } = row
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptions.provider, subscriptions.externalId],
      set: { status, endDate, trialEnd, updatedAt },
    })
}

/** Ends the subscriptions that the provider no longer knows. */
export async function endSubscriptionsExcept(
  db: Database,
  { provider, userId, ids, now }: { provider: string; userId: string; ids: string[]; now: Date },
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'canceled', updatedAt: now })
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.userId, userId),
        ne(subscriptions.status, 'canceled'),
        notInArray(subscriptions.externalId, ids),
      ),
    )
}
