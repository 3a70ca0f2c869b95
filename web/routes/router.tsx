import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouteError } from '#web/routes/route-error.tsx'
import { bareScreens, screens } from '#web/routes/screens.ts'
import { Shell } from '#web/routes/shell.tsx'

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError, children: screens }],
  },
  { ErrorBoundary: RouteError, children: bareScreens },
]

export function createAppRouter() {
  return createBrowserRouter(routes)
}

/**
 * Loads the code of the screen at an address. A page that the server has written can be taken over only with it: the router,
 * left to load it, would show nothing meanwhile.
 */
export async function loadScreenAt(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
