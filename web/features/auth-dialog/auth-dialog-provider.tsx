import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react'
import type { AuthMode } from '#web/features/auth-dialog/auth-dialog.tsx'

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

const load = () => import('#web/features/auth-dialog/auth-dialog.tsx')
const AuthDialog = lazy(async () => ({ default: (await load()).AuthDialog }))

/** A load that fails is tried again when the dialog is opened, and says so then. */
const prepare = () => void load().catch(() => {})

/** For a button that opens the dialog: its code is loaded when the pointer or the focus comes to the button. */
export const AUTH_DIALOG_INTENT = { onPointerEnter: prepare, onFocus: prepare }

export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<AuthDialogRequest>()
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
      {asked && (
        <Suspense fallback={null}>
          <AuthDialog open={isOpen} onOpenChange={setIsOpen} {...asked} />
        </Suspense>
      )}
    </AuthDialogContext>
  )
}
