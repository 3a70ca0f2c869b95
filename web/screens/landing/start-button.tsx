import type { ReactNode } from 'react'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { AUTH_DIALOG_INTENT, useAuthDialog } from '#web/features/auth-dialog/auth-dialog-provider.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const CREATE_PATH = '/create'

/** A link to the wizard; for signed-out users, the sign-up dialog, which returns to the wizard. */
export function StartButton({ children }: { children: ReactNode }) {
  const { user } = useCurrentUser()
  const { openAuthDialog } = useAuthDialog()
  if (user) {
    return (
      <ButtonLink variant="primary" size="lg" to={CREATE_PATH}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="primary"
      size="lg"
      {...AUTH_DIALOG_INTENT}
      onClick={() => openAuthDialog({ mode: 'signup', returnTo: CREATE_PATH })}
    >
      {children}
    </Button>
  )
}
