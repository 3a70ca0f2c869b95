import type { Campaign } from '#contract/catalogue/campaign.ts'
import { useCancelCampaign, useRetryCampaign } from '#web/api/catalogue/campaign-run.ts'
import { Cost } from '#web/screens/campaign/cost.tsx'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { isRunning, totalOf } from '#web/screens/campaign/run-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { inNumbers, plural, t } from '#web/i18n/i18n.ts'
import styles from './run-bar.module.css'

/** Shows the progress product by product, and actions for the products that failed. */
export function RunProgress({ campaign }: { campaign: Campaign }) {
  const { id, progress, costs } = campaign
  const cancel = useCancelCampaign(id)
  const retry = useRetryCampaign(id)
  const total = totalOf(progress)
  const made = progress.done + progress.needsLook
  const open = progress.failed + progress.cancelled
  if (isRunning(progress)) {
    const over = made + open
    return (
      <section className={styles.bar} aria-label={t('Progress')}>
        <output>
          {[
            plural(
              total,
              { one: '{over} of 1 product done', other: '{over} of {count} products done' },
              { over: inNumbers(over) },
            ),
            progress.painting > 0 && plural(progress.painting, { one: '1 being made', other: '{count} being made' }),
            progress.failed > 0 && plural(progress.failed, { one: '1 failed', other: '{count} failed' }),
          ]
            .filter(Boolean)
            .join(', ')}
        </output>
        <Progress label={t('Products')} percentage={Math.floor((over / total) * 100)} />
        <div className={styles.act}>
          <Button loading={cancel.isPending} loadingLabel={t('Stopping...')} onClick={() => cancel.mutate()}>
            {t('Stop')}
          </Button>
          <p className={styles.soft}>
            {t('You can leave this page: the work goes on. If you stop it, the ads that are made stay.')}
          </p>
        </div>
        {cancel.error && <RefusalNotice error={cancel.error} />}
      </section>
    )
  }
  if (open === 0) return null
  return (
    <section className={styles.bar} aria-label={t('Not made')}>
      <p>
        {[
          progress.failed > 0 &&
            plural(progress.failed, { one: '1 product failed.', other: '{count} products failed.' }),
          progress.cancelled > 0 &&
            plural(progress.cancelled, {
              one: '1 product stopped before they were made.',
              other: '{count} products stopped before they were made.',
            }),
          t('All others are there.'),
          costs.retry.credits > 0 && t('Each new picture uses 1 credit.'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles.act}>
        <Button
          loading={retry.isPending}
          loadingLabel={t('Starting...')}
          onClick={() => retry.mutate(costs.retry.credits)}
        >
          {plural(open, { one: 'Try it again', other: 'Try these {count} again' })}
          <Cost cost={costs.retry} />
        </Button>
      </div>
      {retry.error && <RefusalNotice error={retry.error} />}
    </section>
  )
}
