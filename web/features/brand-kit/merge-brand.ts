import type { Brand } from '#contract/brand.ts'
import type { BrandConflict, BrandField } from '#web/api/brands.ts'

/** Her kit after a refusal: what she has not touched since `read` is as it was saved elsewhere, the rest stays hers. */
export function mergeBrand(mine: Brand, read: Brand, { current }: Pick<BrandConflict, 'current'>): Brand {
  const isMine = (field: BrandField) => JSON.stringify(mine[field]) !== JSON.stringify(read[field])
  return Object.fromEntries(
    (Object.keys(read) as BrandField[]).map((field) => [field, isMine(field) ? mine[field] : current[field]]),
  ) as Brand
}
