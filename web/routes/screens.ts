import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/** Every screen loads when it is opened; the first one with the page (server/web/head-links.ts reads the names of modules). */
export const screens: RouteObject[] = [
  {
    index: true,
    ...screen('screens/landing/landing-screen.tsx', async () => {
      return (await import('#web/screens/landing/landing-screen.tsx')).LandingScreen
    }),
  },
  {
    ...screen('routes/asking-screens.tsx', async () => (await import('#web/routes/asking-screens.tsx')).AskingScreens),
    children: [
      { path: 'create', ...wizard() },
      {
        path: 'creatives',
        ...screen('screens/gallery/gallery-screen.tsx', async () => {
          return (await import('#web/screens/gallery/gallery-screen.tsx')).GalleryScreen
        }),
      },
      { path: 'creatives/:id', ...wizard() },
      {
        path: 'subscription',
        ...screen('screens/subscription/subscription-screen.tsx', async () => {
          return (await import('#web/screens/subscription/subscription-screen.tsx')).SubscriptionScreen
        }),
      },
      {
        path: 'account',
        ...screen('screens/account/account-screen.tsx', async () => {
          return (await import('#web/screens/account/account-screen.tsx')).AccountScreen
        }),
      },
      {
        path: 'debug-login',
        ...screen('screens/debug-login/debug-login-screen.tsx', async () => {
          return (await import('#web/screens/debug-login/debug-login-screen.tsx')).DebugLoginScreen
        }),
      },
    ],
  },
  {
    path: 'terms',
    ...screen('screens/terms/terms-screen.tsx', async () => {
      return (await import('#web/screens/terms/terms-screen.tsx')).TermsScreen
    }),
  },
  {
    path: 'privacy',
    ...screen('screens/privacy/privacy-screen.tsx', async () => {
      return (await import('#web/screens/privacy/privacy-screen.tsx')).PrivacyScreen
    }),
  },
  {
    path: '*',
    ...screen('screens/not-found/not-found-screen.tsx', async () => {
      return (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen
    }),
  },
]

function wizard() {
  return screen('screens/wizard/wizard-screen.tsx', async () => {
    return (await import('#web/screens/wizard/wizard-screen.tsx')).WizardScreen
  })
}

export interface ScreenHandle {
  /** The screen's source below web/, by which the build's manifest knows its script and its styles. */
  module: string
}

function screen(module: string, load: () => Promise<ComponentType>) {
  return { handle: { module } satisfies ScreenHandle, lazy: async () => ({ Component: await load() }) }
}
