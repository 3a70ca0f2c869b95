import { FEED_PRODUCTS_MAX } from '../limits.ts'
import { FORMAT_IDS, type FormatId } from '../formats.ts'

/**
 * Plans, their limits and the messages at those limits: SPEC.md sections 5, 6, 8 and 9. Data and pure rules only: no
 * zod. The client may ask the same rule for its hints; the server always asks it.
 */
export const PLANS = {
  free: {
    id: 'free',
    key: 'free',
    name: 'Free',
    description: 'Basic ad creation for individuals',
    priceCents: 0,
    maxCreatives: 3,
    maxVariantsPerCreative: 2,
    maxCampaigns: 1,
    maxBrands: 1,
    maxCampaignProducts: 3,
    formats: ['square', 'facebook_feed'] as readonly FormatId[],
    customColors: false,
    saleCalendar: false,
    trials: false,
    priorityGeneration: false,
    unlimitedCredits: false,
    monthlyCredits: 10,
  },
  pro: {
    id: 'pro',
    key: 'pro_monthly_plan',
    name: 'Pro',
    description: 'Every format, custom colors and unlimited credits',
    priceCents: 1999,
    maxCreatives: 20,
    maxVariantsPerCreative: 20,
    maxCampaigns: 5,
    maxBrands: 20,
    maxCampaignProducts: FEED_PRODUCTS_MAX,
    formats: FORMAT_IDS as readonly FormatId[],
    customColors: true,
    saleCalendar: true,
    trials: true,
    priorityGeneration: true,
    unlimitedCredits: true,
    monthlyCredits: 0,
  },
} as const

export type PlanId = keyof typeof PLANS
export type Plan = (typeof PLANS)[PlanId]

export const FORMAT_NOT_ALLOWED_MESSAGE = 'This ad format is only available on the Pro plan.'
export const NO_FORMATS_MESSAGE = 'Ad formats are not available on your plan.'
export const CUSTOM_COLORS_NOT_ALLOWED_MESSAGE = 'Custom colors are only available on the Pro plan.'
export const INSUFFICIENT_CREDITS_MESSAGE =
  "You don't have enough credits to generate this ad. Please add more credits to continue."

/** The message when a plan's number of ads is reached. */
export const CREATIVE_LIMIT_MESSAGES = {
  free: 'Free plan allows up to 3 ads. Upgrade to Pro for more.',
  pro: 'Pro plan allows up to 20 ads.',
} as const satisfies Record<PlanId, string>

/** The message when a plan's number of variants of one ad is reached (letter for letter SPEC.md section 8). */
export const VARIANT_LIMIT_MESSAGES = {
  free: 'Free plan allows only 2 variant per ad. Upgrade to Pro for more variants.',
  pro: 'Pro plan allows up to 20 variants per ad.',
} as const satisfies Record<PlanId, string>

/** The messages when a plan's number of campaigns, or of products in one, is reached. */
export const CAMPAIGN_LIMIT_MESSAGE = 'The Free plan keeps one campaign. Upgrade to Pro for five.'
export const CAMPAIGN_PRODUCTS_MESSAGE = `The Free plan makes campaigns of three products. Upgrade to Pro for up to ${FEED_PRODUCTS_MAX}.`

export function canUseFormat(planId: PlanId, format: FormatId): boolean {
  return refuseFormat(PLANS[planId], format) === undefined
}

/** Returns why a plan does not include this format, in SPEC.md's words; undefined if it does. */
export function refuseFormat(plan: Pick<Plan, 'formats'>, format: FormatId): string | undefined {
  if (plan.formats.length === 0) return NO_FORMATS_MESSAGE
  return makesEveryFormat(plan) || plan.formats.includes(format) ? undefined : FORMAT_NOT_ALLOWED_MESSAGE
}

/** Returns true if the plan includes every format: then it includes the other sizes of media plans too. */
function makesEveryFormat({ formats }: Pick<Plan, 'formats'>): boolean {
  return formats.length === FORMAT_IDS.length
}

export function canUseCustomColors(planId: PlanId): boolean {
  return PLANS[planId].customColors
}

export interface PlanFeature {
  name: string
  enabled: boolean
  /** Left out if the plan is unlimited. */
  limit?: number
}

/** A plan as the subscription screen shows it (SPEC.md section 3). */
export interface CataloguePlan {
  id: PlanId
  name: string
  description: string
  /** US cents a month. */
  price: number
  /** The features in the order in which they are shown. */
  features: Record<FeatureId, PlanFeature>
}

export type FeatureId =
  'ads' | 'variantsPerAd' | 'adFormats' | 'customColors' | 'campaigns' | 'priorityGeneration' | 'credits'

/** Every plan on offer, the free one first, derived from the numbers that the server enforces. */
export const PLAN_CATALOGUE: readonly CataloguePlan[] = Object.values(PLANS).map(describePlan)

function describePlan(plan: Plan): CataloguePlan {
  const { id, name, description, priceCents: price } = plan
  return { id, name, description, price, features: describeFeatures(plan) }
}

function describeFeatures(plan: Plan): Record<FeatureId, PlanFeature> {
  return {
    ads: { name: 'Ads', enabled: true, limit: plan.maxCreatives },
    variantsPerAd: { name: 'Variants per ad', enabled: true, limit: plan.maxVariantsPerCreative },
    adFormats: {
      name: 'Ad formats',
      enabled: plan.formats.length > 0,
      ...(!makesEveryFormat(plan) && { limit: plan.formats.length }),
    },
    customColors: { name: 'Custom colors', enabled: plan.customColors },
    campaigns: { name: 'Products per campaign', enabled: true, limit: plan.maxCampaignProducts },
    priorityGeneration: { name: 'Priority generation', enabled: plan.priorityGeneration },
    credits: {
      name: 'Credits',
      enabled: true,
      ...(!plan.unlimitedCredits && { limit: plan.monthlyCredits }),
    },
  }
}
