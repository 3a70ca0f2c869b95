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
  keyHistoryEntry()
  return createBrowserRouter(routes)
}

/**
 * Gives the entry of the tab's history that a page is opened with a key, which it has for good. The router keeps by key how far a
 * page was scrolled and calls each entry without one the same, so that a page would begin where the one before it was left.
 */
function keyHistoryEntry(): void {
  if (!window.history.state) window.history.replaceState({ key: String(Date.now()) }, '')
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
