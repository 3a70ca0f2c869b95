import { BRAND_NOT_USABLE_MESSAGE, canUseBrand } from '#contract/ads/brand/brand-plans.ts'
import type { PlanId } from '#contract/money/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findOwnBrand } from './store.ts'

interface BrandRequest {
  userId: string
  planId: PlanId
  /** The brand's id; undefined if it was not sent. */
  brandId: string | null | undefined
  /** The ad's current brand, which may be sent back on any plan, as with custom colors. */
  stored?: string | null
}

/**
 * Throws VALIDATION_FAILED for a brand that is not the user's, and PLAN_REQUIRED for one that the plan does not use.
 * Needs the account's lock, so that it is not deleted between this check and the save.
 */
export async function requireOwnBrand(
  tx: Database,
  { userId, planId, brandId, stored = null }: BrandRequest,
): Promise<void> {
  if (!brandId || brandId === stored) return
  const brand = await findOwnBrand(tx, userId, brandId)
  if (!brand)
    throw new AppError('VALIDATION_FAILED', 'This brand is not among yours. Please choose another one.', 'brandId')
  if (!canUseBrand(planId, brand.firstOf !== null))
    throw new AppError('PLAN_REQUIRED', BRAND_NOT_USABLE_MESSAGE, 'brandId')
}
