import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { UNATTACHED_IMAGES_MAX } from '#contract/limits.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { noteMade } from '#server/platform/db/witness.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { dropImages } from './drop-images.ts'
import { keepCredentials } from './keep-credentials.ts'
import type { PreparedFile } from './picture-tasks.ts'
import { addOrphans, type ImageRow, listOwnUploads, listUnattached } from './store.ts'
import { insertPictureRows, storePreparedFile } from './store-picture.ts'

interface ImagesUpload {
  pictures: readonly PreparedFile[]
  userId: string
  /** The ad that the pictures are for; null for pictures that are in no ad yet. */
  creativeId: string | null
  kind?: ImageRow['kind']
}

/** Stores a user's pictures: all of them or, beyond the limit of unattached ones, none. */
export async function uploadImages(
  services: Pick<Services, 'credentials' | 'db' | 'jobs' | 'newId' | 'now' | 'storage'>,
  { pictures, userId, creativeId, kind = 'upload' }: ImagesUpload,
): Promise<ImageEntry[]> {
  const uploads = pictures.map((file) => {
    const owner = { id: services.newId(), userId, creativeId, kind, name: file.name }
    return { row: { ...owner, ...file.facts, bytes: file.bytes, createdAt: services.now() }, file }
  })
  const rows = uploads.map(({ row }) => row)
  // In one commit, because the embedded database blocks everyone until each commit has reached the disk.
  const imageIds = rows.map((row) => row.id)
  await addOrphans(services.db, imageIds, services.now())
  for (const { row, file } of uploads) {
    await storePreparedFile(services, row.id, file)
    await keepCredentials(services, { imageId: row.id, owner: userId, file })
  }
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await makeRoom(tx, services, userId, rows.length)
    await insertPictureRows(tx, rows)
    noteMade(...imageIds)
  })
  return rows.map(presentUpload)
}

/** Presents uploads in the order of their ids. Those that were deleted since are left out. */
export async function readUploads(
  { db }: Pick<Services, 'db'>,
  userId: string,
  imageIds: readonly string[],
): Promise<ImageEntry[]> {
  const rows = await listOwnUploads(db, userId, [...imageIds])
  return imageIds.flatMap((id) => rows.filter((row) => row.id === id).map(presentUpload))
}

function presentUpload({ id, name }: Pick<ImageRow, 'id' | 'name'>): ImageEntry {
  return { url: imageUrl(id), name }
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
