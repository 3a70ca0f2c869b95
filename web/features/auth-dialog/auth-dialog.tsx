import { useState } from 'react'
import { signInUrl, useProvider } from '#web/api/people/provider.ts'
import { reachServer } from '#web/api/platform/reach-server.ts'
import styles from '#web/features/auth-dialog/auth-dialog.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { usePageRestored } from '#web/ui/browser/use-page-restored.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'

export type AuthMode = 'signin' | 'signup'

const COPY = {
  signin: { title: t('Sign In'), description: t('Sign in to access and manage your creative ad campaigns') },
  signup: { title: t('Sign Up'), description: t('Create your account to start designing professional ads with AI') },
} as const

interface AuthDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  mode: AuthMode
  returnTo?: string
}

export function AuthDialog({ open, onOpenChange, mode, returnTo }: AuthDialogProps) {
  const { title, description } = COPY[mode]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <ContinueButton returnTo={returnTo} />
      <LegalNote onLeave={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ContinueButton({ returnTo }: { returnTo?: string }) {
  const provider = useProvider()
  const here = useLocation()
  const [isStarting, setIsStarting] = useState(false)
  usePageRestored(() => setIsStarting(false))

  async function start() {
    setIsStarting(true)
    try {
      await reachServer()
      window.location.assign(signInUrl(provider, returnTo ?? `${here.pathname}${here.search}`))
    } catch (error) {
      // A redirect that fails to start is only logged (SPEC.md section 8).
      console.error(error)
      setIsStarting(false)
    }
  }

  return (
    <Button variant="primary" size="lg" fullWidth loading={isStarting} onClick={() => void start()}>
      {t('Continue with {name}', { name: provider.name })}
    </Button>
  )
}

function LegalNote({ onLeave }: { onLeave: () => void }) {
  return (
    <p className={styles.legal}>
      {rich(
        t('By continuing you agree to the <terms>Terms</terms> and have read the <privacy>Privacy</privacy> page.'),
        { terms: linkTo('/terms', onLeave), privacy: linkTo('/privacy', onLeave) },
      )}
    </p>
  )
}

function linkTo(path: string, onClick: () => void) {
  return (text: string) => (
    <Link to={path} onClick={onClick}>
      {text}
    </Link>
  )
}
