import { deleteListsOfUser } from '#server/ads/reviews/lists/store.ts'
import { deleteReviewsOfUser } from '#server/ads/reviews/store.ts'
import { deleteFeedsOfUser } from '#server/catalogue/campaigns/feed-out/feed-out-store.ts'
import { detachCustomersOfUser } from '#server/money/billing/customer-store.ts'
import { deleteSessionsOfUser } from '#server/people/auth/session-store.ts'
import { deleteKeysOfUser } from '#server/programs/idempotency/store.ts'
import { deleteConnectionsOfUser } from '#server/programs/oauth/store.ts'
import { deleteTokensOfUser } from '#server/programs/tokens/store.ts'
import { deleteEndpointsOfUser } from '#server/programs/webhooks/store.ts'
import { anonymizeUser } from '#server/people/users/store.ts'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Removes from an account everything by which it can be reached: identity, e-mail address, sessions, tokens, connected
 * programs, webhooks, kept answers, customer and links. Its ads and pictures stay.
 */
export async function closeAccount(tx: Database, userId: string): Promise<void> {
  await deleteReviewsOfUser(tx, userId)
  await deleteListsOfUser(tx, userId)
  await deleteFeedsOfUser(tx, userId)
  await deleteSessionsOfUser(tx, userId)
  await deleteTokensOfUser(tx, userId)
  await deleteEndpointsOfUser(tx, userId)
  await deleteKeysOfUser(tx, userId)
  await deleteConnectionsOfUser(tx, userId)
  await detachCustomersOfUser(tx, userId)
  await anonymizeUser(tx, userId)
}
