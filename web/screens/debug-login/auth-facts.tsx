import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import styles from '#web/screens/debug-login/auth-facts.module.css'

interface AuthFactsProps {
  user: CurrentUser | null
  isLoading: boolean
  /** The cookie as the server sees it. Undefined until it has answered. */
  cookie: { name: string; exists: boolean } | undefined
}

export function AuthFacts({ user, isLoading, cookie }: AuthFactsProps) {
  return (
    <dl className={styles.facts} aria-live="polite">
      <Fact name="Auth status">{isLoading ? 'Being checked...' : user ? 'Signed in' : 'Signed out'}</Fact>
      <Fact name={`Session cookie (${cookie?.name ?? 'connect.sid'})`}>
        {cookie ? (cookie.exists ? 'Exists' : 'Does not exist') : 'Not known'}
      </Fact>
      <Fact name="User details">
        <pre className={styles.json}>{JSON.stringify(user, null, 2)}</pre>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
