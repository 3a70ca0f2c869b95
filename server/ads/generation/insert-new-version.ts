import { getFormat } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { insertVariant, replaceCurrentVariant, type VariantRow } from '#server/ads/variants/store.ts'
import { type NewAdPicture, insertAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { dropOldVersions } from './drop-old-versions.ts'

interface NewVersion {
  userId: string
  /** The picture, whose bytes are stored under `imageId` of the version. */
  picture: NewAdPicture['picture']
  version: Omit<VariantRow, 'summary' | 'width' | 'height' | 'imageUrl' | 'replacedAt'>
}

/**
 * Makes a painted picture the current version of its format: its image, the version that takes the place of the one
 * before, and the end of versions of which there are too many. Needs the account's lock.
 */
export async function insertNewVersion(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  { userId, picture, version }: NewVersion,
): Promise<void> {
  const { adId, format, imageId, layout, createdAt } = version
  const { widthPx, heightPx } = getFormat(format)
  await insertAdPicture(tx, { id: imageId, userId, creativeId: adId, format, picture, layout, createdAt })
  await replaceCurrentVariant(tx, adId, format, createdAt)
  const shown = { width: widthPx, height: heightPx, imageUrl: imageUrl(imageId), replacedAt: null }
  await insertVariant(tx, { ...version, ...shown })
  await dropOldVersions(tx, services, { creativeId: adId, format })
}
