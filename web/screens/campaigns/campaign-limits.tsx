import { getFormat } from '#contract/formats.ts'
import { PLANS } from '#contract/money/plans.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { listOf } from '#web/ui/texts/list-of.ts'
import { Notice } from '#web/ui/notice.tsx'
import { inNumbers, t } from '#web/i18n/i18n.ts'
import styles from './campaigns.module.css'

/** Explains the plan's limits before anything is begun, with a link to the plans. */
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
          {limitSentences()}
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
const OF_PRO = { campaigns: pro.maxCampaigns, products: inNumbers(pro.maxCampaignProducts) }
/** Gives the sentences when they are first shown, because making a list's formatter takes time. */
const limitSentences = () =>
  [
    t('One campaign of up to {products} products, in {formats}. Each picture uses 1 credit.', {
      products: free.maxCampaignProducts,
      formats: listOf(free.formats.map((id) => getFormat(id).name)),
    }),
    t('Pro keeps {campaigns} campaigns of up to {products} products, in every format and without credits.', OF_PRO),
  ].join(' ')
const PRO = t(
  'Pro keeps {campaigns} campaigns of up to {products} products, each for 30 days after its last change.',
  OF_PRO,
)
