import type { CampaignLook } from '#contract/catalogue/campaign.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { isUsable, requireUsable } from '#server/ads/brand/policy.ts'
import { type BrandRow, lockBrand } from '#server/ads/brand/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'

interface Branded {
  userId: string
  look: CampaignLook
}

/**
 * Finds the brand that a campaign gives its ads, and locks it until this transaction ends. Returns undefined if there
 * is none, or it was deleted.
 */
export async function findBrandOfLook(db: Database, { userId, look }: Branded): Promise<BrandRow | undefined> {
  if (!look.brand) return undefined
  // A look from before users could have several brands does not say which one.
  return lockBrand(db, userId, look.brandId ?? null)
}

/**
 * Returns a chosen look with the id of its brand: the first brand if the look only asks for one. Throws
 * VALIDATION_FAILED for a brand that is not the user's, and PLAN_REQUIRED for one that the plan does not use.
 */
export async function nameBrand(db: Database, planId: PlanId, { userId, look }: Branded): Promise<CampaignLook> {
  if (!look.brand) return { ...look, brandId: null }
  const brand = await findBrandOfLook(db, { userId, look })
  if (brand) requireUsable(planId, brand)
  else if (look.brandId)
    throw new AppError('VALIDATION_FAILED', 'This brand is not among yours. Please choose another one.', 'look')
  return { ...look, brandId: brand?.id ?? null }
}

/** Throws PLAN_REQUIRED if ads would be made with a brand that the plan no longer uses. */
export async function requireUsableBrand(db: Database, planId: PlanId, campaign: Branded): Promise<void> {
  const brand = await findBrandOfLook(db, campaign)
  if (brand && !isUsable(planId, brand)) throw new AppError('PLAN_REQUIRED', BRAND_OF_PRO)
}

const BRAND_OF_PRO =
  'Its ads carry a brand that is used on the Pro plan only. Upgrade to Pro, or make another campaign with your first brand.'
