import { LogOut, Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import type { CurrentUser } from '#contract/user.ts'
import { LOGOUT_PATH } from '#web/api/logout.ts'
import { Avatar } from '#web/features/header/avatar.tsx'
import { navigationLinks } from '#web/features/header/navigation-links.ts'
import styles from '#web/features/header/header.module.css'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The navigation and the user menu on phones. */
export function SideMenu({ user, className }: { user: CurrentUser | null; className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton label="Open menu" className={className} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <MenuIcon aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Menu" placement="side">
        <nav aria-label="Main" className={styles.sideLinks}>
          {navigationLinks(user !== null).map(({ to, name }) => (
            <NavLink key={to} to={to} end className={styles.link} onClick={close}>
              {name}
            </NavLink>
          ))}
        </nav>
        {user && <SignedInAs user={user} />}
      </Dialog>
    </>
  )
}

function SignedInAs({ user }: { user: CurrentUser }) {
  return (
    <>
      <p className={styles.sideUser}>
        <Avatar user={user} />
        Signed in as {user.email}
      </p>
      <ButtonAnchor href={LOGOUT_PATH} icon={<LogOut aria-hidden />} fullWidth>
        Logout
      </ButtonAnchor>
    </>
  )
}
