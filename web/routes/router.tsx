import { createBrowserRouter, type RouteObject } from 'react-router'
import { LandingScreen } from '#web/screens/landing/landing-screen.tsx'
import { RouteError } from '#web/routes/route-error.tsx'
import { Shell } from '#web/routes/shell.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Every screen but the first loads when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, Component: LandingScreen },
          { path: 'create', lazy: wizard },
          { path: 'creatives', lazy: gallery },
          { path: 'creatives/:id', lazy: wizard },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
]

export function createAppRouter() {
  return createBrowserRouter(routes)
}

async function gallery() {
  const { GalleryScreen } = await import('#web/screens/gallery/gallery-screen.tsx')
  return { Component: GalleryScreen }
}

async function wizard() {
  const { WizardScreen } = await import('#web/screens/wizard/wizard-screen.tsx')
  return { Component: WizardScreen }
}

async function notFound() {
  const { NotFoundScreen } = await import('#web/screens/not-found/not-found-screen.tsx')
  return { Component: NotFoundScreen }
}

function Loading() {
  return <Spinner label="Loading" size="lg" />
}
