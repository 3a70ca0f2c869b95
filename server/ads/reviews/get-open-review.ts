import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { isAlive } from './lifetime.ts'
import { findReviewByToken, lockReviewByToken, type ReviewRow } from './store.ts'
import { hashToken } from './token.ts'

/**
 * Returns the review that a link opens. Throws NOT_FOUND for one that never existed, was revoked or has expired,
 * without revealing which.
 */
export async function getOpenReview({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<ReviewRow> {
  return requireAlive(await findReviewByToken(db, hashToken(token), now()), now())
}

/**
 * Locks an open review for a change of the version that its sender has seen. Throws CONFLICT if the version is another
 * by now.
 */
export async function lockOpenReview(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  { token, version }: { token: string; version: number },
): Promise<ReviewRow> {
  const review = requireAlive(await lockReviewByToken(tx, hashToken(token), now()), now())
  if (review.version !== version)
    throw new AppError('CONFLICT', 'A new version was shared meanwhile. Please reload the page and look at it.')
  return review
}

export function requireAlive<Link extends { expiresAt: Date }>(review: Link | undefined, now: Date): Link {
  if (review && isAlive(review, now)) return review
  throw new AppError('NOT_FOUND', 'This link does not work any more. Please ask for a new one.')
}
