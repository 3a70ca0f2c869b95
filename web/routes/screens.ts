import type { ComponentType } from 'react'
import { load } from '#web/ui/browser/load-chunk.ts'
import type { Route } from '#web/router/match-routes.ts'

/** The routes. Every screen loads when it is opened; the first one with the page (screen-modules.ts has its files). */
export const screens: Route[] = [
  {
    index: true,
    ...screen(async () => {
      return (await import('#web/screens/landing/landing-screen.tsx')).LandingScreen
    }),
  },
  {
    id: 'asking',
    ...screen(async () => (await import('#web/routes/asking-screens.tsx')).AskingScreens),
    children: [
      { path: 'create', ...newWizard() },
      {
        path: 'creatives',
        ...screen(async () => {
          return (await import('#web/screens/gallery/gallery-screen.tsx')).GalleryScreen
        }),
      },
      { path: 'creatives/:id', ...wizard() },
      {
        path: 'campaigns',
        ...screen(async () => {
          return (await import('#web/screens/campaigns/campaigns-screen.tsx')).CampaignsScreen
        }),
      },
      {
        path: 'campaigns/new',
        ...screen(async () => {
          return (await import('#web/screens/new-campaign/new-campaign-screen.tsx')).NewCampaignScreen
        }),
      },
      {
        path: 'campaigns/:id',
        ...screen(async () => {
          return (await import('#web/screens/campaign/campaign-screen.tsx')).CampaignScreen
        }),
      },
      {
        path: 'brands',
        ...screen(async () => {
          return (await import('#web/screens/brands/brands-screen.tsx')).BrandsScreen
        }),
      },
      {
        path: 'brands/:id',
        ...screen(async () => {
          return (await import('#web/screens/brand/brand-screen.tsx')).BrandScreen
        }),
      },
      {
        path: 'subscription',
        ...screen(async () => {
          return (await import('#web/screens/subscription/subscription-screen.tsx')).SubscriptionScreen
        }),
      },
      {
        path: 'account',
        ...screen(async () => {
          return (await import('#web/screens/account/account-screen.tsx')).AccountScreen
        }),
      },
      {
        path: 'verify',
        ...screen(async () => {
          return (await import('#web/screens/verify/verify-screen.tsx')).VerifyScreen
        }),
      },
      {
        path: 'debug-login',
        ...screen(async () => {
          return (await import('#web/screens/debug-login/debug-login-screen.tsx')).DebugLoginScreen
        }),
      },
    ],
  },
  {
    path: 'terms',
    ...screen(async () => {
      return (await import('#web/screens/terms/terms-screen.tsx')).TermsScreen
    }),
  },
  {
    path: 'privacy',
    ...screen(async () => {
      return (await import('#web/screens/privacy/privacy-screen.tsx')).PrivacyScreen
    }),
  },
  {
    path: 'help',
    ...screen(async () => {
      return (await import('#web/screens/help/help-screen.tsx')).HelpScreen
    }),
  },
  {
    path: 'check',
    ...screen(async () => {
      return (await import('#web/screens/check/check-screen.tsx')).CheckScreen
    }),
  },
  {
    path: 'admin',
    ...screen(async () => {
      return (await import('#web/screens/admin/admin-door.tsx')).AdminDoor
    }),
  },
  {
    path: '*',
    ...screen(async () => {
      return (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen
    }),
  },
]

/** Screens without header and footer: a client who opens a link has no account, and comes for the ad. */
export const bareScreens: Route[] = [
  {
    path: 'r/:token',
    ...screen(async () => (await import('#web/screens/review/review-screen.tsx')).ReviewScreen),
  },
]

function wizard() {
  return screen(async () => {
    return (await import('#web/screens/wizard/wizard-screen.tsx')).WizardScreen
  })
}

/**
 * Loads the wizard with the step of the address, which the server has written. On the server, which keeps the route,
 * loads every step.
 */
function newWizard() {
  const { lazy } = wizard()
  return {
    lazy: async () => {
      const { loadStepAt, loadSteps } = await import('#web/screens/wizard/step.tsx')
      const steps = import.meta.env.SSR ? loadSteps() : loadStepAt(window.location)
      const [route] = await Promise.all([lazy(), steps])
      return route
    },
  }
}

function screen(find: () => Promise<ComponentType>) {
  return { lazy: async () => ({ Component: await load(find) }) }
}
