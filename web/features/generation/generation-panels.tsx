import { ArrowLeft, RefreshCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { FormatState } from './format-state.ts'
import styles from './generation-panels.module.css'

type StateOf<Kind extends FormatState['kind']> = Extract<FormatState, { kind: Kind }>

/** The credits or the plan said no (SPEC.md section 8). */
export function RefusalPanel({ state, onGoBack }: { state: StateOf<'refused'>; onGoBack: () => void }) {
  const label = state.code === 'INSUFFICIENT_CREDITS' ? 'Insufficient Credits:' : '403 Error:'
  return (
    <div className={styles.panel} role="alert">
      <p>
        <strong>{label}</strong> {state.message}
      </p>
      <div className={styles.actions}>
        <Button icon={<ArrowLeft aria-hidden />} onClick={onGoBack}>
          Go Back
        </Button>
      </div>
    </div>
  )
}

interface FailurePanelProps {
  state: StateOf<'failed'>
  usesCredit: boolean
  /** An earlier picture of this format stands below, so that the panel is not the screen's main matter. */
  hasPicture: boolean
  onRetry: () => void
  onGoBack: () => void
}

export function FailurePanel({ state, usesCredit, hasPicture, onRetry, onGoBack }: FailurePanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <p>
        <strong>This ad could not be generated.</strong> {state.message}
      </p>
      {usesCredit && <p className={styles.note}>A generation that fails costs nothing.</p>}
      <div className={styles.actions}>
        <Button icon={<ArrowLeft aria-hidden />} onClick={onGoBack}>
          Go Back
        </Button>
        <Button variant={hasPicture ? 'secondary' : 'primary'} icon={<RefreshCw aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
