import { LogOut } from 'lucide-react'
import type { CurrentUser } from '#contract/people/user.ts'
import { LOGOUT_PATH } from '#web/api/people/logout.ts'
import { Avatar } from '#web/features/header/avatar.tsx'
import { sideMenuLinks } from '#web/features/header/navigation-links.ts'
import styles from '#web/features/header/header.module.css'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { NavLink } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'

interface SideMenuPanelProps {
  user: CurrentUser | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function SideMenuPanel({ user, isOpen, onOpenChange }: SideMenuPanelProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={t('Menu')} placement="side">
      <nav aria-label={t('Main')} className={styles.sideLinks}>
        {sideMenuLinks(user !== null).map(({ to, name }) => (
          <NavLink key={to} to={to} className={styles.link} onClick={() => onOpenChange(false)}>
            {name}
          </NavLink>
        ))}
      </nav>
      {user && <SignedInAs user={user} />}
    </Dialog>
  )
}

function SignedInAs({ user }: { user: CurrentUser }) {
  return (
    <>
      <p className={styles.sideUser}>
        <Avatar user={user} />
        {t('Signed in as {email}', { email: user.email })}
      </p>
      <ButtonAnchor href={LOGOUT_PATH} icon={<LogOut aria-hidden />} fullWidth>
        {t('Logout')}
      </ButtonAnchor>
    </>
  )
}
