import type { FormatId } from '#contract/formats.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { listCurrentVariants } from '#server/ads/variants/store.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { Services } from '#server/services.ts'
import type { TraitsSource } from '#studio/likeness.ts'

export interface OwnPicture extends TraitsSource {
  creativeId: string
  format: FormatId
}

/** Reads the finished pictures of ads, as they are compared. Leaves out those whose bytes are missing. */
export async function readOwnPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  creatives: readonly Pick<CreativeRow, 'id' | 'angle'>[],
): Promise<OwnPicture[]> {
  const variants = await listCurrentVariants(
    db,
    creatives.map(({ id }) => id),
  )
  const pictures = await Promise.all(
    variants.map(async ({ adId, format, imageId, layout }): Promise<OwnPicture[]> => {
      const jpeg = await storage.get(imageKey(imageId))
      const angle = creatives.find(({ id }) => id === adId)?.angle ?? null
      return jpeg ? [{ creativeId: adId, format, jpeg, layout, angle }] : []
    }),
  )
  return pictures.flat()
}
