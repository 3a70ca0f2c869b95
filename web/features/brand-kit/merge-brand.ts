import type { Brand, BrandField } from '#contract/ads/brand/brand.ts'
import type { BrandConflict } from '#web/api/ads/brand/brands.ts'

/**
 * Merges the user's kit with one that was saved elsewhere: fields that the user has not changed since `read` take the
 * saved value.
 */
export function mergeBrand(mine: Brand, read: Brand, { current }: Pick<BrandConflict, 'current'>): Brand {
  const isMine = (field: BrandField) => JSON.stringify(mine[field]) !== JSON.stringify(read[field])
  return Object.fromEntries(
    (Object.keys(read) as BrandField[]).map((field) => [field, isMine(field) ? mine[field] : current[field]]),
  ) as Brand
}
