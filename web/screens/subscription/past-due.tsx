import { CircleAlert } from 'lucide-react'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/** The provider could not collect the last payment and tries again; meanwhile the plan goes on. */
export function PastDue() {
  return (
    <Notice variant="bad" icon={<CircleAlert aria-hidden />} title={t('Your last payment did not go through')}>
      {t('You are still on Pro. Choose Manage Subscription and check your card, so that it stays that way.')}
    </Notice>
  )
}
