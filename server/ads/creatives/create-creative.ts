import type { LanguageCode } from '#contract/languages.ts'
import type { Creative, CreateCreativeBody } from '#contract/ads/creative.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Services } from '#server/services.ts'
import { noteMade } from '#server/platform/db/witness.ts'
import { resolveOwnLogo } from '#server/pictures/images/resolve-own-logo.ts'
import { resolveOwnImages } from './own-images.ts'
import { requireCustomColors, requireFormats, requireRoleColors, requireRoomForCreative } from './policy.ts'
import { presentCreative } from './present.ts'
import { requireOwnBrand } from './require-own-brand.ts'
import { countCreatives, insertCreative } from './store.ts'

/** The request's body, and the languages of the browser that sent it. */
export type Saved<Body> = Body & { browserLanguages?: LanguageCode[] | undefined }

export async function createCreative(
  services: Pick<Services, 'db' | 'newId' | 'newSeed' | 'now' | 'payments'>,
  userId: string,
  body: Saved<CreateCreativeBody>,
): Promise<Creative> {
  const { selectedFormats: chosenFormats, ...fields } = body
  const now = services.now()
  const creative = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const planId = await findPlan(tx, services, userId)
    requireRoomForCreative(planId, await countCreatives(tx, userId))
    requireCustomColors(planId, fields)
    requireRoleColors(planId, fields, [])
    requireFormats(planId, chosenFormats)
    await requireOwnBrand(tx, { userId, planId, brandId: fields.brandId })
    const images = await resolveOwnImages(tx, userId, fields)
    const logo = fields.logo && (await resolveOwnLogo(tx, userId, fields.logo))
    const seed = services.newSeed()
    const id = services.newId()
    noteMade(id)
    return insertCreative(tx, {
      ...fields,
      ...images,
      logo,
      chosenFormats,
      seed,
      campaignSeed: seed,
      id,
      userId,
      createdAt: now,
      updatedAt: now,
    })
  })
  return presentCreative(creative, { made: [], busy: [] })
}
