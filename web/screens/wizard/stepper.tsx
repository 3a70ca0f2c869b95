import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './stepper.module.css'
import { LAST_STEP, type StepNumber, WIZARD_STEPS } from './wizard-steps.ts'

interface StepperProps {
  current: StepNumber
  /** The first step that is incomplete: all before it are complete, and it can be opened. */
  reached: StepNumber
  /** Set if the last step is complete. */
  isFinished: boolean
  onMove: (step: StepNumber) => void
}

/**
 * Shows which step is current and which are complete, with links to those that can be opened. On phones: the name and
 * dots.
 */
export function Stepper({ current, reached, isFinished, onMove }: StepperProps) {
  const isComplete = (step: StepNumber) => step < reached || (step === LAST_STEP && isFinished)
  return (
    <nav className={styles.stepper} aria-label={t('Steps')} data-keep-clear>
      <ol className={styles.steps}>
        {WIZARD_STEPS.map(({ number, name }) => (
          <li
            key={number}
            className={classNames(styles.step, number === current && styles.current)}
            data-complete={isComplete(number) || undefined}
          >
            <button
              type="button"
              disabled={number > reached && number !== current}
              aria-current={number === current ? 'step' : undefined}
              onClick={() => number !== current && onMove(number)}
            >
              <VisuallyHidden>{t('Step {number}:', { number })}</VisuallyHidden>{' '}
              <span className={styles.mark} aria-hidden>
                {isComplete(number) && (number !== current || number === LAST_STEP) ? <Check /> : number}
              </span>
              {name} {isComplete(number) && <VisuallyHidden>{t('(completed)')}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
      <CompactStepper current={current} isComplete={isComplete} />
      <Progress
        label={t('Step {current} of {last}', { current, last: LAST_STEP })}
        percentage={(current / LAST_STEP) * 100}
      />
    </nav>
  )
}

function CompactStepper({ current, isComplete }: { current: StepNumber; isComplete: (step: StepNumber) => boolean }) {
  const name = WIZARD_STEPS.find((step) => step.number === current)?.name
  return (
    <div className={styles.compact}>
      <p>
        <span className={styles.count}>{t('Step {current} of {last}', { current, last: LAST_STEP })}</span>{' '}
        <strong>{name}</strong>
      </p>
      <span className={styles.dots} aria-hidden>
        {WIZARD_STEPS.map(({ number }) => (
          <span
            key={number}
            data-complete={isComplete(number) || undefined}
            data-current={number === current || undefined}
          />
        ))}
      </span>
    </div>
  )
}
