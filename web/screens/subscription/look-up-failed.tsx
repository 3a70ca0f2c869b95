import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { subscriptionQuery } from '#web/api/money/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/**
 * Explains that the plan could not be read. SPEC.md section 4 shows the free plan then, which a Pro user might believe.
 */
export function LookUpFailed() {
  const { isError, isFetching, refetch } = useQuery({ ...subscriptionQuery(), enabled: false })
  if (!isError) return null
  return (
    <Notice
      variant="bad"
      icon={<CircleAlert aria-hidden />}
      title={t('Your plan could not be read')}
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      }
    >
      {t('Until it can be, the free plan is shown here. Nothing about your subscription has changed.')}
    </Notice>
  )
}
