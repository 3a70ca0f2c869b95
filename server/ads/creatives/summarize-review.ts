import type { ReviewSummary } from '#contract/ads/reviews/review-summary.ts'
import type { ShownRow } from '#server/ads/variants/store.ts'
import type { SharedRow } from './store.ts'

/**
 * Summarizes how far approval of an ad with these pictures has come. Returns null if it is not shared, or its link has
 * expired.
 */
export function summarizeReview(
  review: SharedRow | null,
  variants: readonly Pick<ShownRow, 'imageId'>[],
  now: Date,
): ReviewSummary | null {
  if (!review || new Date(review.expiresAt) <= now) return null
  const { version, approvedVersion, imageIds } = review
  const frozen = new Set(imageIds)
  const hasChanged = frozen.size !== variants.length || variants.some(({ imageId }) => !frozen.has(imageId))
  return {
    currentVersion: hasChanged ? version + 1 : version,
    approvedVersion,
    asksChanges: review.asksChanges && approvedVersion !== version,
  }
}
