import { CreditCard, LogOut, Stamp, Store, UserRound } from 'lucide-react'
import type { CurrentUser } from '#contract/user.ts'
import { LOGOUT_PATH } from '#web/api/logout.ts'
import { UserButton } from '#web/features/header/user-button.tsx'
import { Menu, MenuAnchor, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

interface UserMenuProps {
  user: CurrentUser
  className?: string
  opensAtOnce?: boolean
}

export function UserMenu({ user, className, opensAtOnce }: UserMenuProps) {
  return (
    <Menu trigger={<UserButton user={user} className={className} />} opensAtOnce={opensAtOnce}>
      <MenuLabel>Signed in as {user.email}</MenuLabel>
      <MenuSeparator />
      <MenuLink to="/subscription" icon={<CreditCard aria-hidden />}>
        Subscription
      </MenuLink>
      <MenuLink to="/account" icon={<UserRound aria-hidden />}>
        Account
      </MenuLink>
      <MenuLink to="/campaigns" icon={<Store aria-hidden />}>
        Campaigns
      </MenuLink>
      <MenuLink to="/brands" icon={<Stamp aria-hidden />}>
        Brands
      </MenuLink>
      <MenuAnchor href={LOGOUT_PATH} icon={<LogOut aria-hidden />}>
        Logout
      </MenuAnchor>
    </Menu>
  )
}
