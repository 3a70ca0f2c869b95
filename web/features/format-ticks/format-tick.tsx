import { Lock } from 'lucide-react'
import { type Format, sizeLabelOf } from '#contract/formats.ts'
import { canUseFormat, type PlanId } from '#contract/money/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './format-ticks.module.css'

interface FormatTickProps {
  format: Format
  planId: PlanId
  isChosen: boolean
  onTick: (isTicked: boolean) => void
}

/**
 * A format with a checkbox. One of another plan is locked; if it was chosen under an earlier plan, it can be removed.
 */
export function FormatTick({ format, planId, isChosen, onTick }: FormatTickProps) {
  const isLocked = !canUseFormat(planId, format.id)
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name="formats"
        checked={isChosen}
        disabled={isLocked && !isChosen}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>
        {format.name} <span className={styles.soft}>{sizeLabelOf(format)}</span>
      </span>
      {isLocked && (
        <Badge>
          <Lock aria-hidden /> {t('Pro')}
        </Badge>
      )}
    </label>
  )
}
