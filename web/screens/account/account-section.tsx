import { useId, type ReactNode } from 'react'
import styles from '#web/screens/account/account-section.module.css'

interface AccountSectionProps {
  title: string
  text: ReactNode
  action: ReactNode
  /** Progress or an error. */
  children?: ReactNode
}

/** An action of the account: its description, then its button. */
export function AccountSection({ title, text, action, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
