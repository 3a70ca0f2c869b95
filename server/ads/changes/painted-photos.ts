import type { AdChangesBody } from '#contract/ads/change.ts'
import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { listStrokes } from '#server/ads/cut-outs/store.ts'
import type { PaintedPhoto } from '#server/platform/db/painted.ts'
import type { Photo } from '#server/ads/generation/painter.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { isMadeByAi } from '#server/pictures/images/metadata/read-source.ts'
import { findImage } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import { touchUpOf, wantedCutOut } from '#server/ads/variants/find-staleness.ts'

export type ChosenPhoto = Omit<PaintedPhoto, 'shown'>

/**
 * Returns the photos of a picture after a change, the hero first: those that it was painted from, whatever the ad has
 * now.
 */
export function choosePhotos(
  painted: readonly PaintedPhoto[],
  { hero, cutOut }: AdChangesBody,
  creative: CreativeRow,
): ChosenPhoto[] {
  const { productImages } = creative
  const photos = painted.map(({ imageId, cutOut: wanted }) => ({ imageId, cutOut: wanted }))
  const entry = productImages.find(({ url }) => url === hero)
  const heroId = entry && readImageId(entry.url)
  const ordered = heroId
    ? [{ imageId: heroId, cutOut: wantedCutOut(entry) }, ...photos.filter(({ imageId }) => imageId !== heroId)]
    : photos
  // The current strokes are painted, and recorded.
  const noted = ordered
    .slice(0, SHOWN_PHOTOS_MAX)
    .map((photo) => ({ ...photo, touchUp: touchUpOf(creative, photo.imageId) }))
  const [first, ...others] = noted
  return first ? [{ ...first, cutOut: cutOut ?? first.cutOut }, ...others] : []
}

/** Reads photos with their strokes and studies. Throws an AppError if one of them no longer exists. */
export async function readPaintedPhotos(
  { db, storage, studies }: Pick<Services, 'db' | 'storage' | 'studies'>,
  photos: readonly ChosenPhoto[],
  { creativeId, formatName }: { creativeId: string; formatName: string },
): Promise<Photo[]> {
  const touchUps = await listStrokes(db, creativeId)
  return Promise.all(
    photos.map(async ({ imageId, cutOut }) => {
      const image = await findImage(db, imageId)
      const bytes = image && (await storage.get(imageKey(imageId)))
      if (!bytes) {
        throw new AppError(
          'GENERATION_FAILED',
          `A photo of ${formatName} is no longer kept: make it again to change it.`,
        )
      }
      const study = await studies.find(image)
      const strokes = touchUps.get(imageId)
      return {
        sha256: image.sha256,
        bytes,
        ...(study && { study }),
        ...(strokes && { strokes }),
        cutOut,
        ...(isMadeByAi(image.digitalSource) && { synthetic: true }),
      }
    }),
  )
}
