import { type PlanId, PLANS } from '../../money/plans.ts'

/**
 * The rules of plans for brands and their fonts, kept apart from the plans that every screen loads. Data and pure rules
 * only: no zod.
 */

/** The messages shown if a plan keeps no more brands, and beside a stored brand that the plan cannot use. */
export const BRAND_LIMIT_MESSAGE = 'The Free plan keeps one brand. Upgrade to Pro for up to 20.'
export const BRAND_NOT_USABLE_MESSAGE =
  'The Free plan uses only your first brand. The others are kept: upgrade to Pro to use and change them.'

export const BRAND_FONTS_MESSAGE = 'Fonts of your own are part of the Pro plan.'

/** Returns true if ads may be set in the user's own fonts. */
export function canUseFonts(planId: PlanId): boolean {
  return PLANS[planId].maxBrands > 1
}

/** Returns true if the plan can use this brand: Pro uses all of a user's brands, Free only the first. */
export function canUseBrand(planId: PlanId, isFirst: boolean): boolean {
  return isFirst || PLANS[planId].maxBrands > 1
}
