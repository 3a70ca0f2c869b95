import { CircleAlert } from 'lucide-react'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Explains that the last payment failed. The provider tries again, and the plan continues meanwhile. */
export function PastDue() {
  return (
    <Notice variant="bad" icon={<CircleAlert aria-hidden />} title={t('Your last payment did not go through')}>
      {t('You are still on Pro. Choose Manage Subscription and check your card, so that it stays that way.')}
    </Notice>
  )
}
