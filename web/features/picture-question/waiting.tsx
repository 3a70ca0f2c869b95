import { Spinner } from '#web/ui/spinner.tsx'
import styles from './picture-question.module.css'

/** Says what is done with the picture while its sender waits. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> {children}
    </p>
  )
}
