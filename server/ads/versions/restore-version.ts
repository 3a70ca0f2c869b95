import { isDeepStrictEqual } from 'node:util'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { chosenColorsOf } from '#server/ads/variants/chosen-colors.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type CreativeRow, updateCreativeFields } from '#server/ads/creatives/store.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { findUnfinishedJob } from '#server/ads/generation-jobs/store.ts'
import { dropOldVersions } from '#server/ads/generation/drop-old-versions.ts'
import { isKeptVersion } from '#server/ads/generation/kept-versions.ts'
import { findVariant, listCurrentVariants, makeVariantCurrent, type VariantRow } from '#server/ads/variants/store.ts'

/**
 * Makes a previous version current again. It is free and in every plan: what was made stays its owner's, and the number
 * of formats does not change. For a version that is current already, it returns that one.
 */
export async function restoreVersion(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { userId, creativeId, variantId }: { userId: string; creativeId: string; variantId: string },
): Promise<{ restored: VariantRow; creative: CreativeRow }> {
  const found = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const creative = await getOwnCreative(tx, userId, creativeId)
    const version = await findVariant(tx, variantId)
    if (version?.adId !== creativeId || !isKeptVersion(version, services.now())) {
      throw new AppError('NOT_FOUND', 'This version is not kept any more. Please reload the page.')
    }
    if (version.replacedAt === null) return { restored: version, creative }
    const { format } = version
    if (await findUnfinishedJob(tx, creativeId, format)) throw new AppError('CONFLICT', BEING_MADE)
    const restored = await makeVariantCurrent(tx, version, services.now())
    await dropOldVersions(tx, services, { creativeId, format })
    const chosen = await chosenOfOnlyPicture(tx, creative, version)
    if (!chosen) return { restored, creative }
    return { restored, creative: await updateCreativeFields(tx, creativeId, { ...chosen, updatedAt: services.now() }) }
  })
  notifyAdUpdated(creativeId)
  return found
}

/**
 * Returns the ad's fields from its only picture, which decides on the colors and dials of the ad. If there are several
 * pictures, those of the others stay.
 */
async function chosenOfOnlyPicture(tx: Database, creative: CreativeRow, { layout, own }: VariantRow) {
  if ((await listCurrentVariants(tx, [creative.id])).length > 1) return undefined
  const roleColors = await chosenColorsOf(creative, layout.direction?.ownColors ?? {})
  const colors = isDeepStrictEqual(roleColors, creative.roleColors) ? undefined : { roleColors, formatColors: {} }
  const had = layout.direction?.dials ?? {}
  const dials = own?.dials || isDeepStrictEqual(had, creative.dials) ? undefined : { dials: had }
  return (colors || dials) && { ...colors, ...dials }
}

const BEING_MADE =
  'A new version of this format is being made. Please wait for it or cancel it, then bring this one back.'
