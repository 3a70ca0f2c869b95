import type { ReactNode } from 'react'
import styles from '#web/screens/account/account-entry.module.css'

interface AccountEntryProps {
  name: ReactNode
  /** What is to be known of it, a line each. */
  facts: readonly ReactNode[]
  error?: string | undefined
  /** What ends it. */
  action?: ReactNode
}

/** One entry of a list of what is open for the account: a device, a token, a program. */
export function AccountEntry({ name, facts, error, action }: AccountEntryProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {facts.map((fact, line) => (
          // The lines of an entry never change places.
          <p key={line} className={styles.facts}>
            {fact}
          </p>
        ))}
        {error && <p role="alert">{error}</p>}
      </div>
      {action}
    </li>
  )
}
