import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const Rules = lazyPart(async () => (await import('./rules.tsx')).Rules)

/** The rules of a campaign, folded and not loaded until somebody wants them. */
export function RulesLine({ campaign }: { campaign: Campaign }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.source} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('Rules')} <span className={styles.soft}>{summaryOf(campaign.rules)}</span>
      </summary>
      {isOpen && <Rules campaign={campaign} fallback={<Spinner label={t('Loading the rules')} />} />}
    </details>
  )
}

function summaryOf({ count, idle }: Campaign['rules']): string {
  if (count === 0) return t('leave out, looks, badges, sale dates')
  const rules = plural(count, { one: '1 rule', other: '{count} rules' })
  if (idle === 0) return rules
  return plural(idle, { one: '{rules}, 1 finds nothing', other: '{rules}, {count} find nothing' }, { rules })
}
