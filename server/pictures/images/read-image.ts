import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageKey, thumbnailKey } from './keys.ts'
import { THUMBNAIL_TYPE } from './image-type.ts'
import { findImage, type ImageRow } from './store.ts'

/** An image that the caller may see: its facts and where its bytes are. */
export interface LocatedImage {
  key: string
  contentType: string
  etag: string
  name: string
  kind: ImageRow['kind']
}

export interface ImageRequest {
  userId: string
  imageId: string
  thumbnail: boolean
}

/** Locates an image, or its thumbnail, for its owner. Throws NOT_FOUND, and NOT_OWNER for another user's. */
export async function locateImage(db: Database, { userId, imageId, thumbnail }: ImageRequest): Promise<LocatedImage> {
  const image = await findImage(db, imageId)
  if (!image) throw notFound()
  if (image.userId !== userId) {
    throw new AppError('NOT_OWNER', 'You do not have permission to see this image. Please go back to your own ads.')
  }
  const { name, kind, sha256, contentType } = image
  return thumbnail
    ? { key: thumbnailKey(imageId), contentType: THUMBNAIL_TYPE, etag: `"${sha256}-thumbnail"`, name, kind }
    : { key: imageKey(imageId), contentType, etag: `"${sha256}"`, name, kind }
}

/** Locates an image and reads its bytes. Throws NOT_FOUND also if those are missing. */
export async function readImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  request: ImageRequest,
): Promise<LocatedImage & { bytes: Uint8Array }> {
  const image = await locateImage(db, request)
  return { ...image, bytes: await readBytes(storage, image) }
}

export async function readBytes(storage: Storage, { key }: LocatedImage): Promise<Uint8Array> {
  const bytes = await storage.get(key)
  if (!bytes) throw notFound()
  return bytes
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'This image does not exist any more. Please reload the page.')
}
