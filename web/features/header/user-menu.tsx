import { CreditCard, LogOut, Stamp, Store, UserRound } from 'lucide-react'
import type { CurrentUser } from '#contract/people/user.ts'
import { LOGOUT_PATH } from '#web/api/people/logout.ts'
import { UserButton } from '#web/features/header/user-button.tsx'
import { Menu, MenuAnchor, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { t } from '#web/i18n/i18n.ts'

interface UserMenuProps {
  user: CurrentUser
  className?: string
  opensAtOnce?: boolean
}

export function UserMenu({ user, className, opensAtOnce }: UserMenuProps) {
  return (
    <Menu trigger={<UserButton user={user} className={className} />} opensAtOnce={opensAtOnce}>
      <MenuLabel>{t('Signed in as {email}', { email: user.email })}</MenuLabel>
      <MenuSeparator />
      <MenuLink to="/subscription" icon={<CreditCard aria-hidden />}>
        {t('Subscription')}
      </MenuLink>
      <MenuLink to="/account" icon={<UserRound aria-hidden />}>
        {t('Account')}
      </MenuLink>
      <MenuLink to="/campaigns" icon={<Store aria-hidden />}>
        {t('Campaigns')}
      </MenuLink>
      <MenuLink to="/brands" icon={<Stamp aria-hidden />}>
        {t('Brands')}
      </MenuLink>
      <MenuAnchor href={LOGOUT_PATH} icon={<LogOut aria-hidden />}>
        {t('Logout')}
      </MenuAnchor>
    </Menu>
  )
}
