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

/** The places of the header and of the side menu, which stands in for it on phones. */
export function navigationLinks(isSignedIn: boolean): readonly NavigationLink[] {
  return isSignedIn ? SIGNED_IN_LINKS : [HOME]
}
