import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/skeleton.module.css'

/** A placeholder for something that loads; its size comes from `className`. Words beside it name what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames(styles.skeleton, className)} />
}
