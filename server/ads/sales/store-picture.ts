import { isDeepStrictEqual } from 'node:util'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { ChangedPicture } from '#server/ads/changes/change-picture.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { signChanged } from '#server/ads/changes/sign-changed.ts'
import type { SigningServices } from '#server/pictures/images/sign-ad.ts'
import { imageKey, thumbnailKey } from '#server/pictures/images/keys.ts'
import { prepareAd } from '#server/pictures/images/prepare-ad.ts'
import type { Picture } from '#server/pictures/images/picture.ts'
import { insertAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'
import { findImage } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { withOwnOf } from '#server/ads/variants/own-of-picture.ts'
import { describePainted } from '#server/ads/variants/painted-from.ts'
import { endSalePicture, findSalePicture, findSaleState, type SaleStateRow } from './store.ts'
import { findVariant, type VariantRow } from '#server/ads/variants/store.ts'
import { withStateWords } from './present.ts'

type Shown = ChangedPicture | { unseen: string }

interface Painted {
  state: SaleStateRow
  creative: CreativeRow
  /** The picture of the ad that it was painted from. */
  variant: VariantRow
  changed: Shown
}

/**
 * Stores a picture of a sale, in a file of its own: bytes first, then its row in one transaction. Returns false if the
 * ad's picture or the words of the state have changed since.
 */
export async function storeSalePicture(
  services: SigningServices & Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'storage'>,
  painting: Painted,
): Promise<boolean> {
  const { state, creative, variant, changed } = painting
  const file = await readFile(services, painting)
  if (!file) return false
  const imageId = services.newId()
  await storePicture(services, imageId, file.picture)
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, creative.userId)
    const picture = await findSalePicture(tx, { stateId: state.id, format: variant.format })
    // Deleted, or stored by another run of the same job.
    if (picture?.state !== 'queued') return true
    const latest = await findSaleState(tx, state.id)
    const current = await findVariant(tx, variant.id)
    if (!current || current.replacedAt || !isDeepStrictEqual(latest?.words, state.words)) return false
    const now = services.now()
    const { layout, texts, findings } = file.painted
    const owner = { userId: creative.userId, creativeId: creative.id, format: variant.format }
    await insertAdPicture(tx, { id: imageId, ...owner, picture: file.picture, layout, createdAt: now })
    const message = 'unseen' in changed ? changed.unseen : null
    await endSalePicture(tx, picture.id, {
      state: 'done',
      message,
      imageId,
      variantId: variant.id,
      words: state.words,
      updatedAt: now,
      painted: { layout, texts, findings },
    })
    // Only after its row has another image, because it would be deleted along.
    if (picture.imageId) await dropImages(tx, services, [picture.imageId])
    return true
  })
}

interface SaleFile {
  picture: Omit<Picture, 'digitalSource'>
  painted: {
    layout: VariantRow['layout']
    texts: NonNullable<VariantRow['texts']>
    findings: VariantRow['report']['findings']
  }
}

/**
 * Returns what was painted, or a copy of a picture that the ad shows or has shown, if that has the words of the state.
 * Returns undefined if the picture was deleted meanwhile.
 */
async function readFile(
  services: SigningServices & Pick<Services, 'db' | 'storage'>,
  { state, creative, variant, changed }: Painted,
): Promise<SaleFile | undefined> {
  if ('unseen' in changed) return copyFile(services, variant)
  const { painted, paintedBefore, photos, logo } = changed
  if (!painted) return copyFile(services, paintedBefore ? await findVariant(services.db, paintedBefore) : variant)
  const { layout, report, jpeg } = await signChanged(services, {
    variant,
    painted,
    photos,
    changes: { words: state.words },
  })
  const ad = withOwnOf(withStateWords(creative, state), variant.own)
  const { texts } = await describePainted(layout, { photos, ad, own: variant.own, look: variant.look, logo })
  return {
    picture: await prepareAd(jpeg, getFormat(variant.format)),
    painted: { layout, texts: texts ?? [], findings: report.findings ?? [] },
  }
}

async function copyFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  of: VariantRow | undefined,
): Promise<SaleFile | undefined> {
  const image = of && (await findImage(db, of.imageId))
  const bytes = image && (await storage.get(imageKey(image.id)))
  const thumbnail = image && (await storage.get(thumbnailKey(image.id)))
  if (!of || !image || !bytes || !thumbnail) return undefined
  const { contentType, widthPx, heightPx, sha256 } = image
  const { layout, texts, report } = of
  return {
    picture: { contentType, widthPx, heightPx, sha256, bytes, thumbnail },
    painted: { layout, texts: texts ?? [], findings: report.findings ?? [] },
  }
}

interface Refused {
  stateId: string
  format: FormatId
  message: string
  /** The state and picture that were tried; absent if another attempt is worth it. */
  of?: { state: SaleStateRow; variant: VariantRow }
}

/**
 * Records why a format has no room for the words of a state. The previous picture is deleted, because it no longer
 * matches the state.
 */
export async function refuseSalePicture(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { stateId, format, message, of }: Refused,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const state = await findSaleState(tx, stateId)
    const picture = state && (await findSalePicture(tx, { stateId, format }))
    if (picture?.state !== 'queued') return
    await endSalePicture(tx, picture.id, {
      state: 'refused',
      message,
      imageId: null,
      painted: null,
      updatedAt: services.now(),
      variantId: of?.variant.id ?? null,
      words: of?.state.words ?? null,
    })
    if (picture.imageId) await dropImages(tx, services, [picture.imageId])
  })
}
