import type { Campaign } from '#contract/campaign.ts'
import { useCancelCampaign, useRetryCampaign } from '#web/api/campaign-run.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { Cost } from '#web/screens/campaign/cost.tsx'
import { Refusal } from '#web/screens/campaign/refusal.tsx'
import { isRunning, totalOf } from '#web/screens/campaign/run-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './run-bar.module.css'

/** How far it is, product by product, and what can be done about what did not come. */
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
          {over.toLocaleString('en-US')} of {countOf(total, 'product')} done
          {progress.painting > 0 && t(', {painting} being made', { painting: progress.painting })}
          {progress.failed > 0 && t(', {failed} failed', { failed: progress.failed })}
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
        {cancel.error && <Refusal error={cancel.error} />}
      </section>
    )
  }
  if (open === 0) return null
  return (
    <section className={styles.bar} aria-label={t('Not made')}>
      <p>
        {progress.failed > 0 && t('{failed} failed. ', { failed: countOf(progress.failed, 'product') })}
        {progress.cancelled > 0 &&
          t('{cancelled} stopped before they were made. ', { cancelled: countOf(progress.cancelled, 'product') })}
        {t('All others are there.')}
        {costs.retry.credits > 0 && t(' Each new picture uses 1 credit.')}
      </p>
      <div className={styles.act}>
        <Button
          loading={retry.isPending}
          loadingLabel={t('Starting...')}
          onClick={() => retry.mutate(costs.retry.credits)}
        >
          Try {open === 1 ? 'it' : t('these {open}', { open })} again
          <Cost cost={costs.retry} />
        </Button>
      </div>
      {retry.error && <Refusal error={retry.error} />}
    </section>
  )
}
