import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import { useMakeAgain } from '#web/api/catalogue/campaign-run.ts'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './run-bar.module.css'

/** Offers to generate pictures again that could not be changed, with the cost. It never happens unasked. */
export function MakeAgain({ campaign: { id, costs } }: { campaign: Campaign }) {
  const again = useMakeAgain(id)
  const [isAsked, setAsked] = useState(false)
  const { pictures, credits } = costs.anew
  if (pictures === 0) return null
  return (
    <section className={styles.bar} aria-label={t('Could not be changed')}>
      <p>
        {plural(pictures, {
          one: '1 picture could not be changed and still shows what was there before. Make it again to bring it up to date.',
          other:
            '{count} pictures could not be changed and still show what was there before. Make them again to bring them up to date.',
        })}
      </p>
      <div className={styles.act}>
        <Button onClick={() => setAsked(true)}>
          {plural(pictures, { one: 'Make 1 again', other: 'Make {count} again' })}
          {credits > 0 && <ButtonNote>{plural(credits, { one: '1 credit', other: '{count} credits' })}</ButtonNote>}
        </Button>
      </div>
      {again.error && <RefusalNotice error={again.error} />}
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={plural(pictures, { one: 'Make 1 picture again?', other: 'Make {count} pictures again?' })}
        description={whatItTakes(credits)}
        confirmLabel={
          credits > 0
            ? plural(credits, { one: 'Make again for 1 credit', other: 'Make again for {count} credits' })
            : t('Make again')
        }
        confirmingLabel={t('Starting...')}
        loading={again.isPending}
        variant="primary"
        onConfirm={() => again.mutate(credits, { onSettled: () => setAsked(false) })}
      />
    </section>
  )
}

function whatItTakes(credits: number): string {
  const replaces = t('New ones take the place of the old ones.')
  if (credits === 0) return replaces
  return `${replaces} ${plural(credits, { one: 'This uses 1 credit.', other: 'This uses {count} credits.' })}`
}
