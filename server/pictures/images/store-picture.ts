import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Services } from '#server/services.ts'
import { THUMBNAIL_TYPE } from './image-type.ts'
import { imageKey, thumbnailKey } from './keys.ts'
import type { PreparedFile } from './picture-tasks.ts'
import { prepareAd } from './prepare-ad.ts'
import type { Picture } from './picture.ts'
import { addOrphans, insertImages, type NewImage, removeOrphans } from './store.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Writes a picture's bytes, before its row exists. Follow it with `insertPictureRows` in a transaction. */
export async function storePicture(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  imageId: string,
  picture: Pick<Picture, 'bytes' | 'contentType' | 'thumbnail'>,
): Promise<void> {
  await addOrphans(services.db, [imageId], services.now())
  await writePicture(services, imageId, picture)
}

/** Writes the bytes of a painted ad, before its row exists. */
export async function storeAdPicture(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  imageId: string,
  { format, jpeg }: { format: FormatId; jpeg: Uint8Array },
): Promise<Omit<Picture, 'digitalSource'>> {
  const picture = await prepareAd(jpeg, getFormat(format))
  await storePicture(services, imageId, picture)
  return picture
}

/** Writes the bytes alone, of a picture that addOrphans has recorded. */
export async function writePicture(
  { storage }: Pick<Services, 'storage'>,
  imageId: string,
  picture: Pick<Picture, 'bytes' | 'contentType' | 'thumbnail'>,
): Promise<void> {
  await storage.put(imageKey(imageId), picture.bytes, picture.contentType)
  await storage.put(thumbnailKey(imageId), picture.thumbnail, THUMBNAIL_TYPE)
}

/** Does the same with a prepared upload, whose files it takes away. */
export async function storePreparedFile(
  { storage }: Pick<Services, 'storage'>,
  imageId: string,
  { facts, picturePath, thumbnailPath }: PreparedFile,
): Promise<void> {
  await storage.putFile(imageKey(imageId), picturePath, facts.contentType)
  await storage.putFile(thumbnailKey(imageId), thumbnailPath, THUMBNAIL_TYPE)
}

/** Inserts the rows of stored bytes, which from here on belong to a user and no longer wait for deletion. */
export async function insertPictureRows(tx: Database, rows: NewImage[]): Promise<void> {
  await insertImages(tx, rows)
  await removeOrphans(
    tx,
    rows.map((row) => row.id),
  )
}
