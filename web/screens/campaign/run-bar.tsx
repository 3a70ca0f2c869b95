import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import { useStartCampaign } from '#web/api/catalogue/campaign-run.ts'
import { Cost } from '#web/screens/campaign/cost.tsx'
import { differencesOf } from '#web/screens/campaign/differences.ts'
import { Button } from '#web/ui/button.tsx'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './run-bar.module.css'

/** Offers the next action, with its cost: to make the ads, or to update existing ones to the newest list. */
export function RunBar({ campaign }: { campaign: Campaign }) {
  const { id, feed, formats, differences, costs } = campaign
  const start = useStartCampaign(id)
  const [isConfirmed, setConfirmed] = useState(false)
  const news = differences && differencesOf(differences)
  if (!feed || feed.products === 0 || news === '') return null
  const products = differences ? differences.new + differences.changed : feed.products
  const pictures = products * formats.length
  const asksName = feed.knownBy === 'name' && !differences
  return (
    <section className={styles.bar} aria-label={t('Make the ads')}>
      {news && (
        <p>
          {t('Since these ads were made: {news}.', { news })}{' '}
          {differences.gone > 0 && `${t('Products that are gone lose their ads.')} `}
          {t('All others stay as they are.')}
        </p>
      )}
      {asksName && (
        <label className={styles.confirm}>
          <input type="checkbox" checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)} />
          {t('My products keep their names in the next file, so they can be known by them.')}
        </label>
      )}
      <div className={styles.act}>
        <Button
          variant="primary"
          disabled={asksName && !isConfirmed}
          loading={start.isPending}
          loadingLabel={t('Starting...')}
          onClick={() => start.mutate(costs.start.credits)}
        >
          {differences ? t('Update what changed') : plural(pictures, { one: 'Make 1 ad', other: 'Make {count} ads' })}
          <Cost cost={costs.start} />
        </Button>
        <p className={styles.soft}>
          {products > 0 && `${extentOf(products, formats.length)} `}
          {t('You can leave this page meanwhile.')}
        </p>
      </div>
      {start.error && <RefusalNotice error={start.error} />}
    </section>
  )
}

function extentOf(many: number, formats: number): string {
  const products = plural(many, { one: '1 product', other: '{count} products' })
  return plural(formats, { one: '{products} in 1 format.', other: '{products} in {count} formats.' }, { products })
}
