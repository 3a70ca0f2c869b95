import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import type { Creative, UpdateCreativeBody } from '#contract/ads/creative.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { announceStale } from './announce-pictures.ts'
import type { Saved } from './create-creative.ts'
import { getOwnCreative } from './get-creative.ts'
import { mergeUpdate } from './merge-update.ts'
import { resolveOwnLogo } from '#server/pictures/images/resolve-own-logo.ts'
import { withStoredCutOuts, resolveOwnImages } from './own-images.ts'
import { hasNewColors, requireCustomColors, requireFormats, requireRoleColors } from './policy.ts'
import { presentOne } from './read-creatives.ts'
import { requireOwnBrand } from './require-own-brand.ts'
import { listColorsOfVersions } from '#server/ads/variants/store.ts'
import { updateCreativeFields } from './store.ts'
import type { CreativeVersion } from './version.ts'

interface Update {
  userId: string
  id: string
  body: Saved<UpdateCreativeBody>
  /** The version that the sender read: changes since then stay. */
  version?: CreativeVersion | undefined
}

/** Changes the fields that were sent and leaves the others as they are. */
export async function updateCreative(
  services: EventServices & Pick<Services, 'db' | 'payments'>,
  { userId, id, body, version }: Update,
): Promise<Creative> {
  const { browserLanguages, ...sent } = body
  const updated = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const stored = await getOwnCreative(tx, userId, id)
    const current = await presentOne(tx, stored)
    const kept = withStoredCutOuts(sent, stored)
    const { selectedFormats: chosenFormats, ...fields } = version ? mergeUpdate(version, kept, current) : kept
    const planId = await findPlan(tx, services, userId)
    requireCustomColors(planId, fields, stored)
    if (hasNewColors(fields, stored)) {
      requireRoleColors(planId, fields, [...pickCustomColors(stored), ...(await listColorsOfVersions(tx, id))])
    }
    requireFormats(planId, chosenFormats, current.selectedFormats)
    await requireOwnBrand(tx, { userId, planId, brandId: fields.brandId, stored: stored.brandId })
    const images = await resolveOwnImages(tx, userId, fields, stored)
    const logo = fields.logo && (await resolveOwnLogo(tx, userId, fields.logo))
    const after = await updateCreativeFields(tx, id, {
      ...fields,
      ...images,
      logo,
      chosenFormats,
      browserLanguages,
      updatedAt: services.now(),
    })
    await announceStale(tx, services, { userId, before: stored, after })
    return after
  })
  return presentOne(services.db, updated)
}
