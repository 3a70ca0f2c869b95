import { useState } from 'react'
import type { ListedCampaign } from '#contract/catalogue/campaign.ts'
import styles from '#web/screens/gallery/gallery-screen.module.css'
import { readTab, writeTab } from '#web/ui/browser/tab-storage.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { shortMoment } from '#web/ui/texts/short-moment.ts'
import { t, translated } from '#web/i18n/i18n.ts'

const KEY = 'stale-campaigns'

/** Shows the campaigns whose addresses have given no list for a day, and again after a week. */
export function StaleCampaigns({ campaigns }: { campaigns: readonly ListedCampaign[] }) {
  const [settled, setSettled] = useState(() => (readTab(KEY) as string[] | undefined) ?? [])
  const shown = campaigns.filter((campaign) => !settled.includes(keyOf(campaign)))

  function settle(campaign: ListedCampaign) {
    const next = [...settled, keyOf(campaign)]
    writeTab(KEY, next)
    setSettled(next)
  }

  return (
    <div className={styles.reminders}>
      {shown.map((campaign) => (
        <Notice
          key={campaign.id}
          title={t('“{name}” has not been brought up to date since {moment}.', {
            name: campaign.name,
            moment: shortMoment(campaign.stale!.since),
          })}
          action={
            <div className={styles.reminderActions}>
              <ButtonLink variant="primary" to={`/campaigns/${campaign.id}`}>
                {t('Open campaign')}
              </ButtonLink>
              <Button variant="ghost" onClick={() => settle(campaign)}>
                {t('Not now')}
              </Button>
            </div>
          }
        >
          {campaign.stale?.message && translated(campaign.stale.message)}{' '}
          {t('Its ads and its feed show an older list.')}
        </Notice>
      ))}
    </div>
  )
}

/** Gives the key under which a notice is dismissed in this tab: that of a week is another one. */
function keyOf({ id, stale }: ListedCampaign): string {
  return `${id} ${stale?.since} ${stale?.for}`
}
