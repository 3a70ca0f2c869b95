import type { ReviewSummary } from '#contract/review-summary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/i18n/i18n.ts'
import { tellApproved } from './tell-approved.ts'

/** How far approval of an ad has come, as step 5 says it beside "Share for approval"; nothing while nobody has decided. */
export function ReviewBadge({ review }: { review: ReviewSummary }) {
  const { asksChanges, approvedVersion: approved, currentVersion } = review
  if (asksChanges) return <Badge variant="solid">{t('Changes asked')}</Badge>
  return approved === null ? null : <Badge variant="solid">{tellApproved(approved, currentVersion)}</Badge>
}
