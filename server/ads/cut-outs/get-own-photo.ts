import type { ImageEntry } from '#contract/pictures/image.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** A product image of an ad, and the user who asks for it. */
export interface AdPhotoRequest {
  userId: string
  creativeId: string
  imageId: string
}

/**
 * Returns its entry in the user's own ad. Throws what getOwnCreative throws, and NOT_FOUND for a photo that the ad does
 * not have.
 */
export async function getOwnPhoto(db: Database, { userId, creativeId, imageId }: AdPhotoRequest): Promise<ImageEntry> {
  const { productImages } = await getOwnCreative(db, userId, creativeId)
  const entry = productImages.find(({ url }) => url === imageUrl(imageId))
  if (!entry) throw new AppError('NOT_FOUND', 'This photo is not in the ad any more. Please reload the page.')
  return entry
}
