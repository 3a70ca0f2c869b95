import { RouteError } from '#web/routes/route-error.tsx'
import { bareScreens, screens } from '#web/routes/screens.ts'
import { Shell } from '#web/routes/shell.tsx'
import { createBrowserHistory } from '#web/router/browser-history.ts'
import { loadRoutes, matchRoutes, type Route } from '#web/router/match-routes.ts'
import { createRouter, type Router } from '#web/router/router.ts'

/** The last of the screens matches every address. */
export const routes: Route[] = [
  { ErrorBoundary: RouteError, children: bareScreens },
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError, children: screens }],
  },
]

export function createAppRouter(): Router {
  return createRouter(routes, createBrowserHistory())
}

/**
 * Loads the code of the screen at an address. A page that the server has written can be hydrated only with it: if the
 * router loaded it, it would render nothing meanwhile.
 */
export async function loadScreenAt(path: string): Promise<void> {
  await loadRoutes(matchRoutes(routes, path).routes)
}
