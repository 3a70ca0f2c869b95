import type { Services } from '../services.ts'
import { AppError } from '../http/app-error.ts'
import { imageKey, thumbnailKey } from './keys.ts'
import { THUMBNAIL_TYPE } from './prepare-picture.ts'
import { findImage } from './store.ts'

export interface ServedImage {
  bytes: Uint8Array
  contentType: string
  etag: string
  name: string
  kind: 'upload' | 'variant'
}

/** An image, or its thumbnail, for its owner. Throws NOT_FOUND, and NOT_OWNER for another user's. */
export async function readImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { userId, imageId, thumbnail }: { userId: string; imageId: string; thumbnail: boolean },
): Promise<ServedImage> {
  const image = await findImage(db, imageId)
  if (image && image.userId !== userId) {
    throw new AppError('NOT_OWNER', 'You do not have permission to see this image. Please go back to your own ads.')
  }
  const bytes = image && (await storage.get(thumbnail ? thumbnailKey(imageId) : imageKey(imageId)))
  if (!bytes) throw new AppError('NOT_FOUND', 'This image does not exist any more. Please reload the page.')
  const { name, kind, sha256 } = image
  return thumbnail
    ? { bytes, contentType: THUMBNAIL_TYPE, etag: `"${sha256}-thumbnail"`, name, kind }
    : { bytes, contentType: image.contentType, etag: `"${sha256}"`, name, kind }
}
