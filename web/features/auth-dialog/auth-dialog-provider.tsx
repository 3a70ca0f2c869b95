import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { AuthMode } from '#web/features/auth-dialog/auth-dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { prepare } from '#web/ui/browser/load-chunk.ts'
import { handleNewVersion } from '#web/ui/browser/new-version.ts'

interface AuthDialogRequest {
  mode: AuthMode
  /** The path to come back to after signing in; the current page by default. */
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

const AuthDialog = lazyPart(async () => (await import('#web/features/auth-dialog/auth-dialog.tsx')).AuthDialog)

const prepareDialog = () => prepare(AuthDialog.load)

/** Props of a button that opens the dialog: its code loads when the pointer or the focus reaches the button. */
export const AUTH_DIALOG_INTENT = { onPointerEnter: prepareDialog, onFocus: prepareDialog }

export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<AuthDialogRequest>()
  const actions = useMemo(() => {
    const open = async (request: AuthDialogRequest) => {
      if (!(await isLoaded())) return
      setAsked(request)
      setIsOpen(true)
    }
    return { openAuthDialog: (request: AuthDialogRequest) => void open(request) }
  }, [])
  return (
    <AuthDialogContext value={actions}>
      {children}
      {asked && <AuthDialog open={isOpen} onOpenChange={setIsOpen} {...asked} />}
    </AuthDialogContext>
  )
}

/**
 * Loads the dialog. A sign-in that fails to start is only logged (SPEC.md section 8), and the next press tries again.
 */
async function isLoaded(): Promise<boolean> {
  try {
    await AuthDialog.load()
    return true
  } catch (error) {
    console.error(error)
    void handleNewVersion()
    return false
  }
}
