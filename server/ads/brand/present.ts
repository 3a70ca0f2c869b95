import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { findPlan, type PlanServices } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { isUsable } from './policy.ts'
import { type BrandRow, countAdsByBrand, countCampaignsByBrand, brandOf } from './store.ts'

/** Presents brands of one user, in the given order, with what uses them and whether the plan does. */
export async function presentBrands(
  services: PlanServices & Pick<Services, 'db'>,
  userId: string,
  rows: readonly BrandRow[],
): Promise<OwnBrand[]> {
  const { db } = services
  const planId = await findPlan(db, services, userId)
  const ads = await countAdsByBrand(db, userId)
  const campaigns = await countCampaignsByBrand(db, userId)
  return rows.map((row) => {
    const isFirst = row.userId !== null
    const unnamed = isFirst ? (campaigns.get(null) ?? 0) : 0
    return {
      ...brandOf(row),
      id: row.id,
      fonts: presentFonts(row),
      isFirst,
      isUsable: isUsable(planId, row),
      ads: ads.get(row.id) ?? 0,
      campaigns: (campaigns.get(row.id) ?? 0) + unnamed,
    }
  })
}

function presentFonts({ fonts }: BrandRow): OwnBrand['fonts'] {
  return Object.fromEntries(
    Object.entries(fonts).map(([slot, { imageId, name, licensedAt }]) => [
      slot,
      { url: imageUrl(imageId), name, licensedAt },
    ]),
  )
}

/** Presents one brand. */
export async function presentBrand(
  services: PlanServices & Pick<Services, 'db'>,
  userId: string,
  row: BrandRow,
): Promise<OwnBrand> {
  const [brand] = await presentBrands(services, userId, [row])
  if (!brand) throw new Error('A brand that was given is not presented.')
  return brand
}
