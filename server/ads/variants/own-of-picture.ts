import { withDials } from '#contract/ads/dials.ts'
import type { FormatId } from '#contract/formats.ts'
import type { PictureOwn } from '#server/platform/db/painted.ts'
import type { creatives } from '#server/platform/db/schema.ts'

type CreativeRow = typeof creatives.$inferSelect

/** Returns the ad as one of its pictures has to show it: with the changes made there alone. */
export function withOwnOf<Ad extends Pick<CreativeRow, 'words' | 'productImages' | 'logo' | 'dials'>>(
  ad: Ad,
  own: PictureOwn | null | undefined,
): Ad {
  if (!own) return ad
  return {
    ...ad,
    words: { ...ad.words, ...own.words },
    productImages: arrangePhotos(ad.productImages, own),
    logo: own.logo === undefined ? ad.logo : own.logo,
    dials: withDials(ad.dials, own.dials ?? {}),
  }
}

/**
 * Returns what only the next picture of a format will have: what the current one has, and for the first one of a copy
 * what its original's has.
 */
export function ownOfNext(
  { formatOwn }: Pick<CreativeRow, 'formatOwn'>,
  format: FormatId,
  current: { own: PictureOwn | null } | undefined,
): PictureOwn | null {
  return (current ? current.own : formatOwn[format]) ?? null
}

/** Puts another photo in the lead, or gives the hero another cut-out. A photo that no longer exists cannot lead. */
export function arrangePhotos(
  images: CreativeRow['productImages'],
  { hero, cutOut }: Pick<PictureOwn, 'hero' | 'cutOut'>,
): CreativeRow['productImages'] {
  const leads = images.find(({ url }) => url === hero) ?? images[0]
  if (!leads || (hero === undefined && cutOut === undefined)) return images
  const wanted = { ...leads, ...(cutOut && { cutOut }) }
  return [wanted, ...images.filter((image) => image !== leads)]
}
