import { t } from '#web/i18n/i18n.ts'

interface NavigationLink {
  to: string
  name: string
}

const HOME: NavigationLink = { to: '/', name: t('Home') }

const SIGNED_IN_LINKS: readonly NavigationLink[] = [
  HOME,
  { to: '/create', name: t('Create Ad') },
  { to: '/creatives', name: t('My Gallery') },
]

const PERSONAL_LINKS: readonly NavigationLink[] = [
  { to: '/subscription', name: t('Subscription') },
  { to: '/account', name: t('Account') },
  { to: '/campaigns', name: t('Campaigns') },
  { to: '/brands', name: t('Brands') },
]

/** Gives the links of the header. */
export function navigationLinks(isSignedIn: boolean): readonly NavigationLink[] {
  return isSignedIn ? SIGNED_IN_LINKS : [HOME]
}

/** Gives the links of the side menu, which replaces the header's links and the user menu on phones. */
export function sideMenuLinks(isSignedIn: boolean): readonly NavigationLink[] {
  return isSignedIn ? [...SIGNED_IN_LINKS, ...PERSONAL_LINKS] : [HOME]
}
