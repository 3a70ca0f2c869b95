import type { CampaignSample, PaintedSample, SampleReason } from '#contract/catalogue/campaign-samples.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './samples.module.css'

interface SampleCardProps {
  sample: CampaignSample
  /** The sample. Undefined until it is painted. */
  painted: PaintedSample | undefined
  error: Error | null
  onRetry: () => void
}

/** A product as its ad may look, with the reason for showing it; or why there is no ad of it. */
export function SampleCard({ sample: { name, why }, painted, error, onRetry }: SampleCardProps) {
  return (
    <li className={styles.sample}>
      {painted?.picture ? (
        <img src={painted.picture} alt={t('Sample of {name}', { name })} width={SKETCH_PX} height={SKETCH_PX} />
      ) : (
        <div className={styles.place}>
          {painted?.problem && <p className={styles.problem}>{translated(painted.problem)}</p>}
          {error && <p className={styles.problem}>{errorSentence(error)}</p>}
          {error && (
            <Button size="sm" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          {!painted && !error && <Spinner />}
        </div>
      )}
      <h3>{name}</h3>
      <p className={styles.why}>{WHY[why]}</p>
      {painted?.notes.map((note) => (
        <p key={note} className={styles.note}>
          {translated(note)}
        </p>
      ))}
    </li>
  )
}

const WHY: Record<SampleReason, string> = {
  longestName: t('Your longest name'),
  onSale: t('On sale'),
  withoutPrice: t('Without a price'),
  smallPhoto: t('Your smallest photo'),
  longestPrice: t('Your longest price'),
  shortestName: t('Your shortest name'),
  another: t('One more of your list'),
}
