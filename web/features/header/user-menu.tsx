import { ChevronDown, LogOut } from 'lucide-react'
import type { CurrentUser } from '#contract/user.ts'
import { LOGOUT_PATH } from '#web/api/logout.ts'
import { Avatar } from '#web/features/header/avatar.tsx'
import styles from '#web/features/header/header.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Menu, MenuAnchor, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export function UserMenu({ user, className }: { user: CurrentUser; className?: string }) {
  const trigger = (
    <button type="button" className={classNames(styles.userButton, className)}>
      <Avatar user={user} />
      <span className={styles.userName}>{user.displayName}</span>
      <VisuallyHidden>User menu</VisuallyHidden>
      <ChevronDown aria-hidden />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuLabel>Signed in as {user.email}</MenuLabel>
      <MenuSeparator />
      <MenuAnchor href={LOGOUT_PATH} icon={<LogOut aria-hidden />}>
        Logout
      </MenuAnchor>
    </Menu>
  )
}
