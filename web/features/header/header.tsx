import type { CurrentUser } from '#contract/user.ts'
import { useCurrentUser } from '#web/api/current-user.ts'
import { BrandLink } from '#web/features/header/brand-link.tsx'
import { CreditsIndicator } from '#web/features/header/credits-indicator.tsx'
import { MainNavigation } from '#web/features/header/main-navigation.tsx'
import { SideMenu } from '#web/features/header/side-menu.tsx'
import { UserMenu } from '#web/features/header/user-menu.tsx'
import styles from '#web/features/header/header.module.css'
import { Button } from '#web/ui/button.tsx'

interface HeaderProps {
  onSignIn: () => void
  /** While the next screen loads. */
  isNavigating?: boolean
}

export function Header({ onSignIn, isNavigating = false }: HeaderProps) {
  const { user, isLoading } = useCurrentUser()
  return (
    <header className={styles.header} data-navigating={isNavigating || undefined}>
      <div className={styles.bar}>
        <BrandLink />
        <MainNavigation isSignedIn={user !== null} className={styles.navigation} />
        <div className={styles.account}>{!isLoading && <Account user={user} onSignIn={onSignIn} />}</div>
      </div>
    </header>
  )
}

function Account({ user, onSignIn }: { user: CurrentUser | null; onSignIn: () => void }) {
  return (
    <>
      {user && <CreditsIndicator />}
      {user && <UserMenu user={user} className={styles.wideOnly} />}
      {!user && (
        <Button size="sm" onClick={onSignIn}>
          Sign In
        </Button>
      )}
      <SideMenu user={user} className={styles.narrowOnly} />
    </>
  )
}
