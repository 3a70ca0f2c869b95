interface NavigationLink {
  to: string
  name: string
}

const HOME: NavigationLink = { to: '/', name: 'Home' }

const SIGNED_IN_LINKS: readonly NavigationLink[] = [
  HOME,
  { to: '/create', name: 'Create Ad' },
  { to: '/creatives', name: 'My Gallery' },
]

const PERSONAL_LINKS: readonly NavigationLink[] = [
  { to: '/subscription', name: 'Subscription' },
  { to: '/account', name: 'Account' },
  { to: '/campaigns', name: 'Campaigns' },
  { to: '/brands', name: 'Brands' },
]

/** The places of the header. */
export function navigationLinks(isSignedIn: boolean): readonly NavigationLink[] {
  return isSignedIn ? SIGNED_IN_LINKS : [HOME]
}

/** The side menu stands in for the header and its user menu on phones. */
export function sideMenuLinks(isSignedIn: boolean): readonly NavigationLink[] {
  return isSignedIn ? [...SIGNED_IN_LINKS, ...PERSONAL_LINKS] : [HOME]
}
