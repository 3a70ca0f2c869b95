import { useState } from 'react'
import type { CampaignSource } from '#contract/catalogue/campaign-source.ts'
import type { SourceState } from '#contract/catalogue/source-choices.ts'
import { useCampaignSource } from '#web/api/catalogue/campaign-source.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { PartOfPro } from '#web/screens/campaign/part-of-pro.tsx'
import { FeedSourceForm } from '#web/screens/campaign/feed-source-form.tsx'
import { FeedSourceState } from '#web/screens/campaign/feed-source-state.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

/** States that need their owner, for which the part opens by itself. */
const NEEDS_OWNER: readonly SourceState[] = ['refused', 'failed', 'paused']

/** The address from which a campaign reads its list by itself, folded until somebody wants it. */
export function FeedSource({ campaignId }: { campaignId: string }) {
  const source = useCampaignSource(campaignId).data?.source
  const planId = usePlanId()
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? Boolean(source && NEEDS_OWNER.includes(source.state))
  if (source === undefined) return null
  return (
    <details className={styles.source} open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {t('Read the list from an address')} <span className={styles.soft}>{source && summaryOf(source)}</span>
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <p className={styles.soft}>
            {t('Your shop’s feed is read again and again, so that prices and new products come by themselves.')}
          </p>
          {source && <FeedSourceState campaignId={campaignId} source={source} />}
          {planId === 'free' ? (
            <PartOfPro />
          ) : (
            <FeedSourceForm key={source?.address} campaignId={campaignId} source={source} />
          )}
        </div>
      )}
    </details>
  )
}

function summaryOf({ address, state }: CampaignSource): string {
  const host = new URL(address).hostname
  return NEEDS_OWNER.includes(state) ? t('{host} needs you', { host }) : host
}
