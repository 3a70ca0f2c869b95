import { getFormat } from '#contract/formats.ts'
import { PLANS } from '#contract/plans.ts'
import { usePlanId } from '#web/api/subscription.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './campaigns.module.css'

/** What the plan holds, said before anything is begun, with the way on. */
export function CampaignLimits({ kept }: { kept: number }) {
  const planId = usePlanId()
  if (!planId) return null
  const isFull = kept >= PLANS[planId].maxCampaigns
  return (
    <>
      {planId === 'free' && (
        <Notice
          title={t('Campaigns on the Free plan')}
          action={<ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>}
        >
          {FREE}
        </Notice>
      )}
      <div className={styles.limits}>
        <p>
          {planId === 'pro' && PRO} {isFull && t('To begin another one, delete one first.')}
        </p>
        {!isFull && (
          <ButtonLink variant="primary" to="/campaigns/new">
            {t('New campaign')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const { free, pro } = PLANS
const FORMATS_OF_FREE = free.formats.map((id) => getFormat(id).name).join(' and ')
const PRO_HOLDS = t('{maxCampaigns} campaigns of up to {maxCampaignProducts} products', {
  maxCampaigns: pro.maxCampaigns,
  maxCampaignProducts: pro.maxCampaignProducts.toLocaleString('en-US'),
})
const FREE = t(
  'One campaign of up to {maxCampaignProducts} products, in {FORMATS_OF_FREE}. Each picture uses 1 credit. Pro keeps {PRO_HOLDS}, in every format and without credits.',
  { maxCampaignProducts: free.maxCampaignProducts, FORMATS_OF_FREE, PRO_HOLDS },
)
const PRO = t('Pro keeps {PRO_HOLDS}, each for 30 days after its last change.', { PRO_HOLDS })
