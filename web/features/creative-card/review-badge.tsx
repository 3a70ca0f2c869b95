import { approvedVersion } from '#contract/approved-version.ts'
import type { ReviewSummary } from '#contract/review-summary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { said, t } from '#web/i18n/i18n.ts'

/** How far approval of an ad has come, as step 5 says it beside "Share for approval"; nothing while nobody has decided. */
export function ReviewBadge({ review }: { review: ReviewSummary }) {
  const { asksChanges, approvedVersion: approved, currentVersion } = review
  if (asksChanges) return <Badge variant="solid">{t('Changes asked')}</Badge>
  return approved === null ? null : <Badge variant="solid">{said(approvedVersion(approved, currentVersion))}</Badge>
}
