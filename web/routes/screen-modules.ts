import type { Route } from '#web/router/match-routes.ts'

/**
 * The source files of each screen below web/, by which the build's manifest finds its scripts and styles. They are for
 * the server alone: a page does not need their names.
 */
const MODULES: Record<string, string[]> = {
  '/': ['screens/landing/landing-screen.tsx'],
  // Bundled with web/api (vite.config.ts), which each of its screens imports.
  asking: [],
  create: ['screens/wizard/wizard-screen.tsx', 'screens/wizard/steps/product-step.tsx'],
  creatives: ['screens/gallery/gallery-screen.tsx'],
  'creatives/:id': ['screens/wizard/wizard-screen.tsx'],
  campaigns: ['screens/campaigns/campaigns-screen.tsx'],
  'campaigns/new': ['screens/new-campaign/new-campaign-screen.tsx'],
  'campaigns/:id': ['screens/campaign/campaign-screen.tsx'],
  brands: ['screens/brands/brands-screen.tsx'],
  'brands/:id': ['screens/brand/brand-screen.tsx'],
  subscription: ['screens/subscription/subscription-screen.tsx'],
  account: ['screens/account/account-screen.tsx'],
  'debug-login': ['screens/debug-login/debug-login-screen.tsx'],
  terms: ['screens/terms/terms-screen.tsx'],
  privacy: ['screens/privacy/privacy-screen.tsx'],
  help: ['screens/help/help-screen.tsx'],
  check: ['screens/check/check-screen.tsx'],
  verify: ['screens/verify/verify-screen.tsx'],
  'r/:token': ['screens/review/review-screen.tsx'],
  // For anyone but operators this is an unknown address; operators load more.
  admin: ['screens/not-found/not-found-screen.tsx'],
  '*': ['screens/not-found/not-found-screen.tsx'],
}

export function modulesOf({ index, path, id }: Route): string[] {
  return MODULES[index ? '/' : (path ?? id ?? '')] ?? []
}
