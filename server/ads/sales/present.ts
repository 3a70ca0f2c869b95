import { isDeepStrictEqual } from 'node:util'
import { getFormat, sortByFormat } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { SaleCalendar, SalePicture } from '#contract/ads/sales/sale-calendar.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  listSaleStates,
  listShownSalePictures,
  type SalePictureRow,
  type SaleStateRow,
  type ShownSalePicture,
} from './store.ts'
import { listShownVariants, type ShownRow } from '#server/ads/variants/store.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'

/** Presents the sale of an ad with its current pictures. */
export async function presentCalendar(db: Database, creative: CreativeRow): Promise<SaleCalendar> {
  const states = await listSaleStates(db, creative.id)
  const pictures = await listShownSalePictures(
    db,
    states.map(({ id }) => id),
  )
  const current = await listShownVariants(db, [creative.id])
  return {
    states: await Promise.all(
      states.map(async (state) => ({
        id: state.id,
        name: state.name,
        from: state.fromDay,
        words: state.words,
        pictures: await Promise.all(
          sortByFormat(current).flatMap((variant) => {
            const picture = pictureOf(state, variant, pictures)
            return picture ? [present(picture, { state, variant, creative })] : []
          }),
        ),
      })),
    ),
    missing: states.flatMap((state) => lackingOf(state, current, pictures)).length,
  }
}

/**
 * Returns the pictures of the ad for which a state has none, or an outdated one; those that are being painted are not
 * among them.
 */
export function lackingOf<Picture extends Pick<ShownRow, 'id' | 'format'>>(
  state: SaleStateRow,
  current: readonly Picture[],
  pictures: readonly Omit<SalePictureRow, 'painted'>[],
): Picture[] {
  return current.filter((variant) => {
    const picture = pictureOf(state, variant, pictures)
    return !picture || (picture.state !== 'queued' && isOutdated(picture, { state, variant }))
  })
}

/** Returns true if it shows another picture of the ad, or other words, than the current ones. */
export function isOutdated(
  picture: Pick<SalePictureRow, 'variantId' | 'words'>,
  { state, variant }: { state: Pick<SaleStateRow, 'words'>; variant: Pick<ShownRow, 'id'> },
): boolean {
  return picture.variantId !== variant.id || !isDeepStrictEqual(picture.words, state.words)
}

/** Returns an ad with the words of a state of its sale. */
export function withStateWords(creative: CreativeRow, { words }: Pick<SaleStateRow, 'words'>): CreativeRow {
  return { ...creative, words: { ...creative.words, ...words } }
}

export function pictureOf<One extends Pick<SalePictureRow, 'stateId' | 'format'>>(
  state: Pick<SaleStateRow, 'id'>,
  { format }: Pick<ShownRow, 'format'>,
  pictures: readonly One[],
): One | undefined {
  return pictures.find((picture) => picture.stateId === state.id && picture.format === format)
}

async function present(
  picture: ShownSalePicture,
  { state, variant, creative }: { state: SaleStateRow; variant: ShownRow; creative: CreativeRow },
): Promise<SalePicture> {
  const { format, message, imageId, painted } = picture
  const { widthPx, heightPx } = getFormat(format)
  return {
    format,
    state: picture.state,
    message,
    width: widthPx,
    height: heightPx,
    imageUrl: imageId && imageUrl(imageId),
    isOutdated: picture.state !== 'queued' && isOutdated(picture, { state, variant }),
    findings: painted ? await findLacking(painted, withStateWords(creative, state)) : [],
  }
}
