import { useState } from 'react'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { useToday } from '#web/api/ads/use-today.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { writeTab, readTab } from '#web/ui/browser/tab-storage.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from '#web/screens/gallery/gallery-screen.module.css'
import { t } from '#web/i18n/i18n.ts'

const KEY = 'reminded-of'

/** Shows the sale states that begin today for the reader, with the pictures that are to be published now. */
export function SaleReminder({ creatives }: { creatives: readonly CreativeWithVariants[] }) {
  const today = useToday()
  const [done, setDone] = useState(() => readDone(today))
  const due = creatives.flatMap(({ id, productName, sale }) => {
    const state = sale.find(({ from }) => from === today)
    return state && !done.includes(state.id) ? [{ creativeId: id, productName, state }] : []
  })

  function settle(stateId: string) {
    const next = [...done, stateId]
    writeTab(KEY, { today, done: next })
    setDone(next)
  }

  return (
    <div className={styles.reminders}>
      {due.map(({ creativeId, productName, state }) => (
        <Notice
          key={state.id}
          title={t('“{state}” begins today for {product}.', { state: state.name, product: productName })}
          action={
            <div className={styles.reminderActions}>
              <ButtonLink variant="primary" to={`/creatives/${creativeId}?step=5&sale=today`}>
                {t('Open its pictures')}
              </ButtonLink>
              <Button variant="ghost" onClick={() => settle(state.id)}>
                {t('Done')}
              </Button>
            </div>
          }
        >
          {t('Put its pictures where the ad runs.')}
        </Notice>
      ))}
    </div>
  )
}

/** Gives the states that were dismissed today in this tab. */
function readDone(today: string | undefined): string[] {
  const stored = readTab(KEY) as { today: string; done: string[] } | undefined
  return stored && stored.today === today ? stored.done : []
}
