import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { subscriptions } from '../db/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** What one payment provider reported about a user, newest first. */
export function listSubscriptions(db: Database, userId: string, provider: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)))
    .orderBy(desc(subscriptions.createdAt))
}
