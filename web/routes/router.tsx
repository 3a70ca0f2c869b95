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
 * Gives the history entry of the first page a key. The router stores scroll positions by key and treats all entries
 * without one as the same, so that a page would begin at the position of the one before it.
 */
function keyHistoryEntry(): void {
  if (!window.history.state) window.history.replaceState({ key: String(Date.now()) }, '')
}

/**
 * Loads the code of the screen at an address. A page that the server has written can be hydrated only with it: if the
 * router loaded it, it would render nothing meanwhile.
 */
export async function loadScreenAt(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
