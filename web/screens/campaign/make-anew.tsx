import { useState } from 'react'
import type { Campaign } from '#contract/campaign.ts'
import { useMakeAnew } from '#web/api/campaign-run.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { Refusal } from '#web/screens/campaign/refusal.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './run-bar.module.css'

/** Pictures that could not be changed: made anew only when somebody says so, who is told the cost before. */
export function MakeAnew({ campaign: { id, costs } }: { campaign: Campaign }) {
  const anew = useMakeAnew(id)
  const [isAsked, setAsked] = useState(false)
  const { pictures, credits } = costs.anew
  if (pictures === 0) return null
  const them = pictures === 1 ? 'it' : 'them'
  const cost = countOf(credits, 'credit')
  return (
    <section className={styles.bar} aria-label={t('Could not be changed')}>
      <p>
        {countOf(pictures, 'picture')} could not be changed and still {pictures === 1 ? 'shows' : 'show'} what was there
        before. Make {them} again to bring {them} up to date.
      </p>
      <div className={styles.act}>
        <Button onClick={() => setAsked(true)}>
          Make {pictures.toLocaleString('en-US')} again
          {credits > 0 && <ButtonNote>{cost}</ButtonNote>}
        </Button>
      </div>
      {anew.error && <Refusal error={anew.error} />}
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('Make {pictures} again?', { pictures: countOf(pictures, 'picture') })}
        description={`New ones take the place of the old ones.${credits > 0 ? t(' This uses {cost}.', { cost }) : ''}`}
        confirmLabel={credits > 0 ? t('Make again for {cost}', { cost }) : t('Make again')}
        confirmingLabel={t('Starting...')}
        loading={anew.isPending}
        variant="primary"
        onConfirm={() => anew.mutate(credits, { onSettled: () => setAsked(false) })}
      />
    </section>
  )
}
