import { CREATIVE_LIMIT_MESSAGES, PLANS } from '#contract/money/plans.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import { useOtherAds } from '../use-other-ads.ts'

/** Explains, before anything is typed, that another ad would be refused. Renders nothing while that is unknown. */
export function CreativeLimit() {
  const { count } = useOtherAds()
  const planId = usePlanId()
  if (count === undefined || !planId || count < PLANS[planId].maxCreatives) return null
  const isFree = planId === 'free'
  return (
    <Notice
      title={translated(CREATIVE_LIMIT_MESSAGES[planId])}
      action={
        <ButtonLink variant="primary" to={isFree ? '/subscription' : '/creatives'}>
          {isFree ? t('View Plans') : t('My Gallery')}
        </ButtonLink>
      }
    >
      {plural(count, { one: 'You have 1 ad.', other: 'You have {count} ads.' })}{' '}
      {isFree ? t('Deleting one in your gallery makes room too.') : t('Deleting one makes room.')}
    </Notice>
  )
}
