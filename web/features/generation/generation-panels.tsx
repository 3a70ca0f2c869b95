import { ArrowLeft, RefreshCw, Wand } from 'lucide-react'
import { Button, ButtonLink, ButtonNote } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { FormatState, Refused } from './format-state.ts'
import styles from './generation-panels.module.css'
import { offersStudio } from './read-failure.ts'

type StateOf<Kind extends FormatState['kind']> = Extract<FormatState, { kind: Kind }>

interface RefusalPanelProps {
  state: Refused
  usesCredit: boolean
  onGoBack: () => void
  /** Generates the ad without any model; left out if another element offers that. */
  onUseStudio?: () => void
}

/**
 * Explains a refusal by the credits, the plan or the models, with the buttons in the order of SPEC.md section 8: the
 * remedy, then the way back.
 */
export function RefusalPanel({ state, usesCredit, onGoBack, onUseStudio }: RefusalPanelProps) {
  const label = LABELS[state.code] ?? t('403 Error:')
  return (
    <div className={styles.panel} role="alert">
      <p>
        <strong>{label}</strong> {state.message}
      </p>
      <div className={styles.actions}>
        {state.code === 'INSUFFICIENT_CREDITS' && (
          <ButtonLink variant="primary" to="/subscription">
            {t('Purchase Credits')}
          </ButtonLink>
        )}
        {onUseStudio && offersStudio(state.code) && (
          <Button variant="primary" icon={<Wand aria-hidden />} onClick={onUseStudio}>
            {t('Use the built-in studio')} {usesCredit && <ButtonNote>{t('Uses 1 credit')}</ButtonNote>}
          </Button>
        )}
        <Button icon={<ArrowLeft aria-hidden />} onClick={onGoBack}>
          {t('Go Back')}
        </Button>
      </div>
    </div>
  )
}

const LABELS: Record<string, string> = {
  INSUFFICIENT_CREDITS: t('Insufficient Credits:'),
  MODELS_UNAVAILABLE: t('This ad could not be generated.'),
}

interface FailurePanelProps {
  state: StateOf<'failed'>
  usesCredit: boolean
  /** Set if an earlier picture of this format stands below, so that the panel is not the screen's main matter. */
  hasPicture: boolean
  onRetry: () => void
  onGoBack: () => void
}

export function FailurePanel({ state, usesCredit, hasPicture, onRetry, onGoBack }: FailurePanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <p>
        <strong>{t('This ad could not be generated.')}</strong> {state.message}
      </p>
      {usesCredit && !state.isGone && <p className={styles.note}>{t('A generation that fails costs nothing.')}</p>}
      <div className={styles.actions}>
        {!state.isGone && (
          <Button variant={hasPicture ? 'secondary' : 'primary'} icon={<RefreshCw aria-hidden />} onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
        <Button icon={<ArrowLeft aria-hidden />} onClick={onGoBack}>
          {t('Go Back')}
        </Button>
      </div>
    </div>
  )
}
