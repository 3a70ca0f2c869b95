import type { ReviewSummary } from '#contract/ads/reviews/review-summary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/i18n/i18n.ts'
import { approvedLabel } from './approved-label.ts'

/**
 * Shows how far approval of an ad has come, as step 5 does beside "Share for approval"; nothing before the first
 * decision.
 */
export function ReviewBadge({ review }: { review: ReviewSummary }) {
  const { asksChanges, approvedVersion: approved, currentVersion } = review
  if (asksChanges) return <Badge variant="solid">{t('Changes asked')}</Badge>
  return approved === null ? null : <Badge variant="solid">{approvedLabel(approved, currentVersion)}</Badge>
}
