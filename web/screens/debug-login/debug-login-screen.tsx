import { useCurrentUser } from '#web/api/people/current-user.ts'
import { LOGOUT_PATH } from '#web/api/people/logout.ts'
import { AUTH_DIALOG_INTENT, useAuthDialog } from '#web/features/auth-dialog/auth-dialog-provider.tsx'
import { AuthFacts } from '#web/screens/debug-login/auth-facts.tsx'
import styles from '#web/screens/debug-login/debug-login-screen.module.css'
import { useAuthCheck } from '#web/screens/debug-login/use-auth-check.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'

/** Shows operators how browser and server see the session. */
export function DebugLoginScreen() {
  const { user, isLoading } = useCurrentUser()
  const { openAuthDialog } = useAuthDialog()
  const { cookie, error, isChecking, checkedAt, check } = useAuthCheck()
  return (
    <Page title="Debug Login" lead="What the browser and the server make of your sign-in." width="text">
      <AuthFacts user={user} isLoading={isLoading} cookie={cookie} />
      <p className={styles.checked} role="status">
        {checkedAt && !error && `The server answered at ${checkedAt.toLocaleTimeString('en-US')}.`}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          Error checking auth status: {error.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" loading={isChecking} onClick={check}>
          Check Auth API
        </Button>
        <Button {...AUTH_DIALOG_INTENT} onClick={() => openAuthDialog({ mode: 'signin' })}>
          Sign In
        </Button>
        {/* A navigation and not a form: the content security policy does not list the issuer as a target of forms. */}
        <Button onClick={() => window.location.assign(LOGOUT_PATH)}>Log Out</Button>
      </div>
    </Page>
  )
}
