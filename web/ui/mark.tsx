import styles from '#web/ui/mark.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** A dot that says that something is to be looked at; its words are for those who do not see it. */
export function Mark({ label }: { label: string }) {
  return (
    <>
      <span className={styles.mark} title={label} aria-hidden />
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  )
}
