import type { ComponentProps, MouseEvent } from 'react'
import { resolvePath, writePath } from './location.ts'
import { useLocation, useNavigate } from './router-view.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  replace?: boolean
  state?: unknown
}

/** A link to another screen of the app. The browser follows it if it is to open elsewhere. */
export function Link({ to, replace, state, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const href = to.startsWith('/') ? to : writePath(resolvePath(to, location))

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !opensHere(event, props.target)) return
    event.preventDefault()
    // As in a browser, a link to the present address makes no second entry in the history.
    void navigate(to, { replace: replace ?? href === writePath(location), state })
  }

  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  )
}

function opensHere(event: MouseEvent, target: string | undefined): boolean {
  const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  return event.button === 0 && isPlain && (!target || target === '_self')
}

/** A link of a navigation, which is marked on its own screen. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const isHere = (pathname.replace(/\/+$/, '') || '/') === props.to
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
