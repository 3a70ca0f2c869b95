import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { AUTH_DIALOG_INTENT, useAuthDialog } from '#web/features/auth-dialog/auth-dialog-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Replaces a screen that requires signing in; `children` explains what it would show. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { openAuthDialog } = useAuthDialog()
  return (
    <EmptyState
      headingLevel="h1"
      icon={<LockKeyhole aria-hidden />}
      title={t('Authentication Required')}
      action={
        <Button variant="primary" {...AUTH_DIALOG_INTENT} onClick={() => openAuthDialog({ mode: 'signin' })}>
          {t('Sign In')}
        </Button>
      }
    >
      <p>{children}</p>
    </EmptyState>
  )
}
