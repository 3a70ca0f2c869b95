import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/skeleton.module.css'

/** Holds the place of something that loads; the size comes from `className`. Words beside it say what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames(styles.skeleton, className)} />
}
