import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import { readShownPhotos } from '#server/pictures/images/read-shown-photos.ts'
import { signAd, type SigningServices } from '#server/pictures/images/sign-ad.ts'
import type { Services } from '#server/services.ts'
import type { ChangedAd } from '#studio/index.ts'
import { modelsOf } from '#server/ads/variants/painted-from.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'

export interface SignedChange {
  /** The picture that was changed. */
  variant: Pick<VariantRow, 'format' | 'texts' | 'look' | 'provenance'>
  painted: ChangedAd
  /** Photos of the changed picture, the hero first. */
  photos: readonly { imageId: string }[]
  changes: AcceptedChanges
}

/** Signs a changed picture. Its brief is what the picture before it showed, and the change. */
export async function signChanged(
  services: SigningServices & Pick<Services, 'db' | 'storage'>,
  { variant, painted, photos, changes }: SignedChange,
): Promise<ChangedAd> {
  const { format, texts, look, provenance } = variant
  return signAd(services, painted, {
    format,
    photos: await readShownPhotos(services, photos),
    brief: { texts: texts?.map(({ text }) => text) ?? [], look, changes },
    models: modelsOf(provenance),
  })
}
