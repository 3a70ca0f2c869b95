import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { Generating } from './format-state.ts'
import styles from './generation-progress.module.css'
import { STAGE_WORDS } from './stage-words.ts'

interface GenerationProgressProps {
  format: FormatId
  state: Generating
  onCancel: () => void
}

/** Shows the progress of a generation. Screen readers announce a new stage, not the percentage. */
export function GenerationProgress({ format, state, onCancel }: GenerationProgressProps) {
  const percentage = Math.round(state.percentage)
  const { widthPx, heightPx, name } = getFormat(format)
  return (
    <div className={styles.progress}>
      <span
        className={styles.sheet}
        style={{ aspectRatio: widthPx / heightPx, '--printed': `${percentage}%` } as CSSProperties}
        aria-hidden
      />
      <p className={styles.title}>{t('Generating your {name} ad', { name })}</p>
      <p className={styles.note}>
        {t('Generation takes a minute or two.')}{' '}
        {state.secondsLeft !== undefined && (
          <SecondsLeft key={`${state.stage} ${state.secondsLeft}`} from={state.secondsLeft} />
        )}{' '}
        {t('You may leave this page: the ad is made all the same.')}
      </p>
      <Progress label={t('Generation')} percentage={percentage} />
      <div className={styles.stage}>
        <output>{STAGE_WORDS[state.stage]}</output>
        <span className={styles.percentage}>{t('{percentage}%', { percentage })}</span>
      </div>
      <Button size="sm" icon={<X aria-hidden />} onClick={onCancel}>
        {t('Cancel generation')}
      </Button>
    </div>
  )
}

/** Shows the remaining time, which the server estimates by recent ads; it counts down by itself between estimates. */
function SecondsLeft({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  if (seconds === 0) return null
  return <span className={styles.left}>{t('By the last ads, about {seconds} s left.', { seconds })}</span>
}
