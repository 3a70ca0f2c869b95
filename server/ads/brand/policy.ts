import { BRAND_LIMIT_MESSAGE, BRAND_NOT_USABLE_MESSAGE, canUseBrand } from '#contract/ads/brand/brand-plans.ts'
import { type PlanId, PLANS } from '#contract/money/plans.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { type BrandRow, ownerOf } from './store.ts'

/** Rules about brands. Pure: each takes what it needs and throws the error that a user gets to see. */

export function requireBrandOwner(brand: BrandRow, userId: string): BrandRow {
  if (ownerOf(brand) === userId) return brand
  throw new AppError('NOT_OWNER', 'You do not have permission to open this brand. Please go back to your own.')
}

/**
 * Requires room for one more brand. The error names the higher plan, which holds more; on the highest plan a brand has
 * to be deleted first.
 */
export function requireRoomForBrand(planId: PlanId, brands: number): void {
  const { maxBrands } = PLANS[planId]
  if (brands < maxBrands) return
  if (maxBrands < PLANS.pro.maxBrands) throw new AppError('PLAN_REQUIRED', BRAND_LIMIT_MESSAGE)
  throw new AppError('CONFLICT', `${maxBrands} brands are kept. Please delete one first.`)
}

export function requireUsable(planId: PlanId, brand: BrandRow): void {
  if (!isUsable(planId, brand)) throw new AppError('PLAN_REQUIRED', BRAND_NOT_USABLE_MESSAGE)
}

export function isUsable(planId: PlanId, { userId }: BrandRow): boolean {
  return canUseBrand(planId, userId !== null)
}

/** Requires a free name. Names are compared as people read them: ignoring case and spaces. */
export function requireFreeName(name: string | null, others: readonly BrandRow[]): void {
  if (name !== null && others.some((other) => other.name !== null && fold(other.name) === fold(name)))
    throw new AppError(
      'VALIDATION_FAILED',
      'You have a brand with this name already. Please choose another name.',
      'name',
    )
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
