import { useEffect, useRef } from 'react'
import {
  AUTH_DIALOG_INTENT,
  AuthDialogProvider,
  useAuthDialog,
} from '#web/features/auth-dialog/auth-dialog-provider.tsx'
import { Footer } from '#web/features/footer/footer.tsx'
import { Header } from '#web/features/header/header.tsx'
import styles from '#web/routes/shell.module.css'
import { AsServedUntilLeft } from '#web/ui/as-served.tsx'
import { Outlet, useLocation, useRouterState } from '#web/router/router-view.tsx'
import { useScrollRestoration } from '#web/routes/use-scroll-restoration.ts'
import { t } from '#web/i18n/i18n.ts'

/** The frame of every screen: the header, the sign-in dialog and the place of the screen itself. */
export function Shell() {
  useScrollRestoration()
  return (
    <AuthDialogProvider>
      <a className={styles.skip} href="#content">
        {t('Skip to content')}
      </a>
      <ShellHeader />
      <AsServedUntilLeft>
        <Content />
      </AsServedUntilLeft>
      <Footer />
    </AuthDialogProvider>
  )
}

function ShellHeader() {
  const { openAuthDialog } = useAuthDialog()
  const isNavigating = useRouterState().isNavigating
  const signIn = { ...AUTH_DIALOG_INTENT, onClick: () => openAuthDialog({ mode: 'signin' }) }
  return <Header signIn={signIn} isNavigating={isNavigating} />
}

/** Moves the focus to a new screen, so that a screen reader starts there and not at the link that has disappeared. */
function Content() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return (
    <main id="content" className={styles.main} ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
