import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import type { ReviewSummary } from '#contract/ads/reviews/review-summary.ts'
import { stateOfDay } from '#contract/ads/sales/sale-days.ts'
import { endedAfter } from '#contract/platform/local-day.ts'
import { useToday } from '#web/api/ads/use-today.ts'
import { useSession } from '#web/api/people/session.ts'
import { approvedLabel } from '#web/features/creative-card/approved-label.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayAndMonth } from '#web/ui/texts/day-and-month.ts'
import { plural, t } from '#web/i18n/i18n.ts'

type Marked = Pick<CreativeWithVariants, 'variants' | 'lastDay' | 'sale' | 'trialPictures' | 'review'>

/** Marks what few ads have, and the reader should see at once; nothing of it is read beside the ad itself. */
export function Marks({ ad: { variants, lastDay, sale, trialPictures, review } }: { ad: Marked }) {
  const isOnPro = useSession().planId === 'pro'
  const today = useToday()
  const over = today && lastDay && endedAfter(lastDay, today)
  const state = isOnPro && today ? stateOfDay(sale, today) : undefined
  const approval = review && approvalOf(review)
  return (
    <>
      {variants.length === 0 && <Badge variant="solid">{t('Draft')}</Badge>}
      {variants.some(({ stale }) => stale) && <Badge variant="solid">{t('Out of date')}</Badge>}
      {over && <Badge variant="solid">{t('Over since {day}', { day: dayAndMonth(over) })}</Badge>}
      {state && (
        <Badge variant="solid">{t('{state}, since {day}', { state: state.name, day: dayAndMonth(state.from) })}</Badge>
      )}
      {isOnPro && trialPictures > 0 && (
        <Badge>{plural(trialPictures, { one: 'Test of one picture', other: 'Test of {count} pictures' })}</Badge>
      )}
      {approval && <Badge variant="solid">{approval}</Badge>}
    </>
  )
}

/**
 * Gives how far approval of an ad has come, as step 5 shows it beside "Share for approval"; undefined before the first
 * decision.
 */
function approvalOf({ asksChanges, approvedVersion: approved, currentVersion }: ReviewSummary): string | undefined {
  if (asksChanges) return t('Changes asked')
  return approved === null ? undefined : approvedLabel(approved, currentVersion)
}
