import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/spinner.module.css'

/** A spinner. Beside words that describe the work it is decoration; alone, it needs a `label`. */
export function Spinner({ label, size = 'sm' }: { label?: string; size?: 'sm' | 'lg' }) {
  return (
    <span
      className={classNames(styles.spinner, styles[size])}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
