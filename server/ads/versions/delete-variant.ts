import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { listHeldOfFormat } from '#server/ads/reviews/store.ts'
import { listSaleImagesOfFormat } from '#server/ads/sales/store.ts'
import type { Services } from '#server/services.ts'
import { cancelUnfinished } from '#server/ads/generation/cancel-generation.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { deleteVariantRows, dropChosenFormat, findVariant, listVersions } from '#server/ads/variants/store.ts'

/**
 * Deletes a format of an ad: its variant, the previous versions, the pictures, and a new version that is being made.
 */
export async function deleteVariant(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  { userId, creativeId, variantId }: { userId: string; creativeId: string; variantId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCreative(tx, userId, creativeId)
    const variant = await findVariant(tx, variantId)
    if (variant?.adId !== creativeId) {
      throw new AppError('NOT_FOUND', 'This ad format does not exist any more. Please reload the page.')
    }
    const { format } = variant
    const versions = await listVersions(tx, creativeId, format)
    // Pictures of the format on a review link go with it, even if no version of the ad has them any more.
    const held = await listHeldOfFormat(tx, creativeId, format)
    const ofSale = await listSaleImagesOfFormat(tx, creativeId, format)
    const imageIds = [...new Set([...versions.map((version) => version.imageId), ...held, ...ofSale])]
    await cancelUnfinished(tx, services, { userId, creativeId, format })
    await deleteVariantRows(
      tx,
      versions.map((version) => version.id),
    )
    await dropImages(tx, services, imageIds)
    await dropChosenFormat(tx, creativeId, format)
  })
  notifyAdUpdated(creativeId)
}
