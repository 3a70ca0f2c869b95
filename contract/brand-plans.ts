import { type PlanId, PLANS } from './plans.ts'

/** What plans say of brands and of their fonts: apart from the plans, which every screen knows. Data and pure rules only: no zod. */

/** What is said where a plan keeps no more brands, and where a brand is kept that the plan does not use. */
export const BRAND_LIMIT_MESSAGE = 'The Free plan keeps one brand. Upgrade to Pro for up to 20.'
export const BRAND_NOT_USABLE_MESSAGE =
  'The Free plan uses only your first brand. The others are kept: upgrade to Pro to use and change them.'

export const BRAND_FONTS_MESSAGE = 'Fonts of your own are part of the Pro plan.'

/** Ads are set in a person's own fonts. */
export function canUseFonts(planId: PlanId): boolean {
  return PLANS[planId].maxBrands > 1
}

/** The plan above uses all of a person's brands, the Free one the first alone. */
export function canUseBrand(planId: PlanId, isFirst: boolean): boolean {
  return isFirst || PLANS[planId].maxBrands > 1
}
