import type { ComponentType } from 'react'

/** A screen, or a frame around several of them. */
export interface Route {
  /**
   * The path below that of the frames, without slashes around it: `:name` takes any segment, `*` takes any rest. A
   * route without one is a frame, or the screen at '/'.
   */
  path?: string
  id?: string
  /** The screen at '/'. */
  index?: true
  /** A frame shows the screen in it by `<Outlet>`; without a component it is only its error boundary. */
  Component?: ComponentType
  /** Replaces the route and what is in it if something in it fails to load or to render. */
  ErrorBoundary?: ComponentType
  /** Finds the component when the route is first opened. */
  lazy?: (() => Promise<{ Component: ComponentType }>) | undefined
  children?: Route[]
}

export interface Matched {
  /** The routes that are shown, from the outermost frame to the screen. */
  routes: Route[]
  params: Record<string, string>
}

/**
 * Finds the first route for a path, in the order in which the routes are listed: a fixed path stands before one with a
 * parameter, and `*` last. Case counts; slashes at the end do not.
 */
export function matchRoutes(routes: readonly Route[], pathname: string): Matched {
  return matchSegments(routes, pathname.replace(/^\/|\/+$/g, '')) ?? { routes: [], params: {} }
}

function matchSegments(routes: readonly Route[], path: string): Matched | undefined {
  for (const route of routes) {
    if (route.children) {
      const inside = matchSegments(route.children, path)
      if (inside) return { routes: [route, ...inside.routes], params: inside.params }
    } else {
      const params = matchPath(route.path ?? '', path)
      if (params) return { routes: [route], params }
    }
  }
  return undefined
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  if (pattern === '*') return {}
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of given.entries()) {
    const name = wanted[index]!
    if (name.startsWith(':') && segment) params[name.slice(1)] = decode(segment)
    else if (name !== segment) return undefined
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export function isLoaded(routes: readonly Route[]): boolean {
  return routes.every(({ lazy }) => !lazy)
}

/** Loads what is missing of the routes; each remembers its component. */
export async function loadRoutes(routes: readonly Route[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
