import { useState, type ComponentProps } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { BrandLink } from '#web/features/header/brand-link.tsx'
import { MainNavigation } from '#web/features/header/main-navigation.tsx'
import { SideMenu } from '#web/features/header/side-menu.tsx'
import { UserButton } from '#web/features/header/user-button.tsx'
import styles from '#web/features/header/header.module.css'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadChunk } from '#web/ui/browser/load-chunk.ts'
import { isWide } from '#web/ui/browser/media.ts'
import { useIdle } from '#web/ui/browser/use-idle.ts'
import { t } from '#web/i18n/i18n.ts'

interface HeaderProps {
  /** Props of the 'Sign In' button. */
  signIn: ComponentProps<'button'>
  /** Set while the next screen loads. */
  isNavigating?: boolean
}

export function Header({ signIn, isNavigating = false }: HeaderProps) {
  const { user, isLoading } = useCurrentUser()
  return (
    <header className={styles.header} data-navigating={isNavigating || undefined}>
      <div className={styles.bar}>
        <BrandLink />
        <MainNavigation isSignedIn={user !== null} className={styles.navigation} />
        <div className={styles.account}>{!isLoading && <Account user={user} signIn={signIn} />}</div>
      </div>
    </header>
  )
}

function Account({ user, signIn }: { user: CurrentUser | null; signIn: ComponentProps<'button'> }) {
  return (
    <>
      {user ? (
        <SignedIn user={user} />
      ) : (
        <Button size="sm" {...signIn}>
          {t('Sign In')}
        </Button>
      )}
      <SideMenu user={user} className={styles.narrowOnly} />
    </>
  )
}

const CreditsIndicator = lazyPart(async () => {
  return (await import('#web/features/header/credits-indicator.tsx')).CreditsIndicator
})
const UserMenu = lazyPart(async () => (await import('#web/features/header/user-menu.tsx')).UserMenu)

/**
 * The header of a signed-in user. The page is shown and usable before the credits are read and the menu loads: both
 * come a moment later. A press on the button until then opens the menu as soon as it has loaded. Phones have the side
 * menu instead.
 */
function SignedIn({ user }: { user: CurrentUser }) {
  const isIdle = useIdle()
  const [isPressed, setPressed] = useState(false)
  const press = async () => {
    if (await loadChunk(UserMenu.load)) setPressed(true)
  }
  const plainButton = <UserButton user={user} className={styles.wideOnly} onClick={() => void press()} />
  return (
    <>
      <span className={styles.creditsPlace}>{isIdle && <CreditsIndicator />}</span>
      {isPressed || (isIdle && isWide()) ? (
        <UserMenu fallback={plainButton} user={user} className={styles.wideOnly} opensAtOnce={isPressed} />
      ) : (
        plainButton
      )}
    </>
  )
}
