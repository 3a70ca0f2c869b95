import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/progress.module.css'
import { t } from '#web/i18n/i18n.ts'

/** A progress bar. `percentage` null means that work is under way and its extent unknown. */
export function Progress({ label, percentage }: { label: string; percentage: number | null }) {
  const known = percentage !== null && {
    'aria-valuenow': percentage,
    'aria-valuetext': t('{percentage}%', { percentage: Math.round(percentage) }),
  }
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...known}
    >
      <div
        className={classNames(styles.bar, percentage === null && styles.unknown)}
        style={percentage === null ? undefined : { transform: `scaleX(${percentage / 100})` }}
      />
    </div>
  )
}
