import type { Services } from '#server/services.ts'
import { credentialsKey } from './keys.ts'
import type { ShownPhoto } from './sign-ad.ts'
import { findImage } from './store.ts'

/** Reads the photos of an ad as ingredients. One that no longer exists is undefined. */
export async function readShownPhotos(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  photos: readonly { imageId: string }[],
): Promise<(ShownPhoto | undefined)[]> {
  return Promise.all(
    photos.map(async ({ imageId }) => {
      const image = await findImage(db, imageId)
      if (!image) return undefined
      const credentials = await storage.get(credentialsKey(imageId))
      const { contentType, sha256, digitalSource } = image
      return {
        contentType,
        sha256,
        ...(digitalSource && { digitalSource }),
        ...(credentials && { credentials }),
      }
    }),
  )
}
