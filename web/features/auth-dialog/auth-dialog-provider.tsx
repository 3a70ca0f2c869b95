import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { AuthDialog, type AuthMode } from '#web/features/auth-dialog/auth-dialog.tsx'

interface AuthDialogRequest {
  mode: AuthMode
  /** The path to come back to, signed in; the current page by default. */
  returnTo?: string
}

interface AuthDialogActions {
  openAuthDialog: (request: AuthDialogRequest) => void
}

const AuthDialogContext = createContext<AuthDialogActions | undefined>(undefined)

export function useAuthDialog(): AuthDialogActions {
  const actions = use(AuthDialogContext)
  if (!actions) throw new Error('useAuthDialog needs an AuthDialogProvider around it.')
  return actions
}

export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<AuthDialogRequest>({ mode: 'signin' })
  const actions = useMemo(
    () => ({
      openAuthDialog: (request: AuthDialogRequest) => {
        setAsked(request)
        setIsOpen(true)
      },
    }),
    [],
  )
  return (
    <AuthDialogContext value={actions}>
      {children}
      <AuthDialog open={isOpen} onOpenChange={setIsOpen} {...asked} />
    </AuthDialogContext>
  )
}
