import { LockKeyhole } from 'lucide-react'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { AUTH_DIALOG_INTENT, useAuthDialog } from '#web/features/auth-dialog/auth-dialog-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLocation } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { StepNumber } from './wizard-steps.ts'
import styles from './wizard.module.css'

/**
 * Stays in view at any scroll position until the user signs in again. That leaves the page and comes back to this step,
 * for which the tab has kept the draft (stored-draft.ts).
 */
export function SessionEnded({ step }: { step: StepNumber }) {
  const { user } = useCurrentUser()
  const { pathname } = useLocation()
  const { openAuthDialog } = useAuthDialog()
  if (user) return null
  const signIn = () => openAuthDialog({ mode: 'signin', returnTo: `${pathname}?step=${step}` })
  return (
    <div className={styles.sessionEnded} data-keep-clear>
      <Notice
        variant="bad"
        icon={<LockKeyhole aria-hidden />}
        title={t('You are signed out')}
        action={
          <Button variant="primary" {...AUTH_DIALOG_INTENT} onClick={signIn}>
            {t('Sign In')}
          </Button>
        }
      >
        {t('You were signed out. Sign in again to go on: what you typed is kept.')}
      </Notice>
    </div>
  )
}
