import type { Campaign } from '#contract/campaign.ts'
import { useCancelCampaign, useRetryCampaign } from '#web/api/campaign-run.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { Cost } from '#web/screens/campaign/cost.tsx'
import { Refusal } from '#web/screens/campaign/refusal.tsx'
import { isRunning, totalOf } from '#web/screens/campaign/run-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
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
      <section className={styles.bar} aria-label="Progress">
        <output>
          {over.toLocaleString('en-US')} of {countOf(total, 'product')} done
          {progress.painting > 0 && `, ${progress.painting} being made`}
          {progress.failed > 0 && `, ${progress.failed} failed`}
        </output>
        <Progress label="Products" percentage={Math.floor((over / total) * 100)} />
        <div className={styles.act}>
          <Button loading={cancel.isPending} loadingLabel="Stopping..." onClick={() => cancel.mutate()}>
            Stop
          </Button>
          <p className={styles.soft}>
            You can leave this page: the work goes on. If you stop it, the ads that are made stay.
          </p>
        </div>
        {cancel.error && <Refusal error={cancel.error} />}
      </section>
    )
  }
  if (open === 0) return null
  return (
    <section className={styles.bar} aria-label="Not made">
      <p>
        {progress.failed > 0 && `${countOf(progress.failed, 'product')} failed. `}
        {progress.cancelled > 0 && `${countOf(progress.cancelled, 'product')} stopped before they were made. `}
        All others are there.
        {costs.retry.credits > 0 && ' Each new picture uses 1 credit.'}
      </p>
      <div className={styles.act}>
        <Button loading={retry.isPending} loadingLabel="Starting..." onClick={() => retry.mutate(costs.retry.credits)}>
          Try {open === 1 ? 'it' : `these ${open}`} again
          <Cost cost={costs.retry} />
        </Button>
      </div>
      {retry.error && <Refusal error={retry.error} />}
    </section>
  )
}
