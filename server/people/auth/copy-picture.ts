import { createHash } from 'node:crypto'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { prepareProfilePicture } from '#server/pictures/images/prepare-profile-picture.ts'
import { type NewImage } from '#server/pictures/images/store.ts'
import { insertPictureRows, storePicture } from '#server/pictures/images/store-picture.ts'
import { PICTURE } from '#server/platform/internet/guarded-fetch.ts'
import type { Services } from '#server/services.ts'
import { setProfilePicture, type User } from '#server/people/users/store.ts'

const PROFILE_PICTURE = { ...PICTURE, maxBytes: 1024 * 1024, timeoutMs: 5_000 }

/**
 * Stores a copy of the user's picture at their identity provider, and discards the previous copy. The copy's id is
 * derived from the address, so that a known picture is not fetched again.
 */
export async function copyPicture(
  services: Pick<Services, 'db' | 'fetch' | 'jobs' | 'now' | 'storage'>,
  { user, address, signal }: { user: Pick<User, 'id' | 'profilePicture'>; address: string; signal: AbortSignal },
): Promise<void> {
  const imageId = idOf(user.id, address)
  if (user.profilePicture === imageUrl(imageId)) return
  const found = await services.fetch(address, PROFILE_PICTURE, signal)
  const picture = await prepareProfilePicture(found.bytes)
  await storePicture(services, imageId, picture)
  const { bytes, thumbnail: _, ...facts } = picture
  const owner = { id: imageId, userId: user.id, creativeId: null, kind: 'profile' as const, name: 'picture.webp' }
  const row = { ...owner, ...facts, bytes: bytes.byteLength, createdAt: services.now() }
  await services.db.transaction((tx) => replacePicture(tx, services, row))
}

async function replacePicture(tx: Database, services: Pick<Services, 'jobs' | 'now'>, row: NewImage): Promise<void> {
  const { profilePicture: before } = await lockAccount(tx, row.userId)
  // Another tab's sign-in was faster with the same picture.
  if (before === imageUrl(row.id)) return
  await insertPictureRows(tx, [row])
  await setProfilePicture(tx, row.userId, imageUrl(row.id))
  const imageIds = before ? [readImageId(before) ?? []].flat() : []
  await dropImages(tx, services, imageIds)
}

/** Returns a UUID (version 8, for custom schemes) that is always the same for a user and an address. */
function idOf(userId: string, address: string): string {
  const hex = createHash('sha256').update(`profile picture\n${userId}\n${address}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
