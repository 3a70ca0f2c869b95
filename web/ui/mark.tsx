import styles from '#web/ui/mark.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** A dot that draws attention to something; its words are for screen readers. */
export function Mark({ label }: { label: string }) {
  return (
    <>
      <span className={styles.mark} title={label} aria-hidden />
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  )
}
