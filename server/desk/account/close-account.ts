import { eq, inArray } from 'drizzle-orm'
import { deleteSessionsOfUser } from '#server/people/auth/session-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, customers, reviewLists, reviews, users } from '#server/platform/db/schema.ts'

/**
 * Removes from an account everything by which it can be reached: identity, e-mail address, sessions, customer, links.
 * Its ads and pictures stay.
 */
export async function closeAccount(tx: Database, userId: string): Promise<void> {
  const ownAds = tx.select({ id: creatives.id }).from(creatives).where(eq(creatives.userId, userId))
  await tx.delete(reviews).where(inArray(reviews.creativeId, ownAds))
  await tx.delete(reviewLists).where(eq(reviewLists.userId, userId))
  await deleteSessionsOfUser(tx, userId)
  await tx.update(customers).set({ userId: null }).where(eq(customers.userId, userId))
  await tx
    .update(users)
    .set({
      email: `${userId}@deleted.invalid`,
      displayName: '',
      googleId: null,
      profilePicture: null,
      stripeCustomerId: null,
    })
    .where(eq(users.id, userId))
}
