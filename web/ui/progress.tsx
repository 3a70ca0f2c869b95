import { Progress as Primitive } from 'radix-ui'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/progress.module.css'

/** `percentage` null means: under way, nobody knows how far. */
export function Progress({ label, percentage }: { label: string; percentage: number | null }) {
  return (
    <Primitive.Root className={styles.track} aria-label={label} value={percentage}>
      <Primitive.Indicator
        className={classNames(styles.bar, percentage === null && styles.unknown)}
        style={percentage === null ? undefined : { transform: `scaleX(${percentage / 100})` }}
      />
    </Primitive.Root>
  )
}
