import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { UNATTACHED_IMAGES_MAX } from '#contract/limits.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { dropImages } from './drop-images.ts'
import type { Picture, PictureFacts } from './prepare-picture.ts'
import { addOrphans, type ImageRow, listUnattached } from './store.ts'
import { insertPictureRows, writePicture } from './store-picture.ts'

export interface NamedPicture {
  name: string
  facts: PictureFacts
  bytes: number
  /** Path where it waits. */
  path: string
  /** Reads it into memory: one at a time. */
  read(): Promise<Pick<Picture, 'bytes' | 'thumbnail'>>
}

/** Stores a user's pictures for an ad: all of them or, beyond the limit of unattached ones, none. */
export async function uploadImages(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'storage'>,
  { pictures, ...owner }: { userId: string; creativeId: string; pictures: NamedPicture[] },
): Promise<ImageEntry[]> {
  return saveUploads(services, pictures, { ...owner, kind: 'upload' })
}

/** Stores a user's pictures, within the limit of those that are not in use. */
export async function saveUploads(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'storage'>,
  pictures: readonly NamedPicture[],
  { userId, creativeId, kind }: Pick<ImageRow, 'userId' | 'creativeId' | 'kind'>,
): Promise<ImageEntry[]> {
  const uploads = pictures.map(({ name, facts, bytes, read }) => {
    const owner = { id: services.newId(), userId, creativeId, kind, name }
    return { row: { ...owner, ...facts, bytes, createdAt: services.now() }, read }
  })
  const rows = uploads.map(({ row }) => row)
  // In one commit, because the embedded database blocks everyone until each commit has reached the disk.
  const imageIds = rows.map((row) => row.id)
  await addOrphans(services.db, imageIds, services.now())
  for (const { row, read } of uploads) {
    await writePicture(services, row.id, { ...(await read()), contentType: row.contentType })
  }
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await makeRoom(tx, services, userId, rows.length)
    await insertPictureRows(tx, rows)
  })
  return rows.map((row) => ({ url: imageUrl(row.id), name: row.name }))
}

const FORGOTTEN_AFTER_MS = 60 * 60 * 1000

/**
 * Makes room for new pictures. Unattached pictures are bounded for each user. Those older than an hour were removed
 * from an ad or given up, so the oldest of them are deleted first; only a user who keeps uploading without ever saving
 * is refused.
 */
async function makeRoom(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  userId: string,
  coming: number,
): Promise<void> {
  const unattached = await listUnattached(tx, userId)
  const excess = unattached.length + coming - UNATTACHED_IMAGES_MAX
  if (excess <= 0) return
  const forgottenBefore = services.now().getTime() - FORGOTTEN_AFTER_MS
  const forgotten = unattached.filter((image) => image.createdAt.getTime() < forgottenBefore).slice(0, excess)
  if (forgotten.length < excess) throw new AppError('VALIDATION_FAILED', TOO_MANY_UNATTACHED, 'images')
  const imageIds = forgotten.map((image) => image.id)
  await dropImages(tx, services, imageIds)
}

const TOO_MANY_UNATTACHED = `${UNATTACHED_IMAGES_MAX} of your uploaded pictures are in no ad yet. Please save your ad, or try again in an hour.`
