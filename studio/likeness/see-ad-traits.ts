import type { Angle } from '#contract/ads/angles.ts'
import type { StoredLayout } from '../change/stored-layout.ts'
import type { AdTraits } from './measure-distance.ts'
import { seeHeadline, seeLayout } from './see-layout.ts'
import { decodeForLikeness, seePictureTraits } from './see-picture.ts'

export interface TraitsSource {
  jpeg: Uint8Array
  layout: Pick<StoredLayout, 'version' | 'family' | 'widthPx' | 'heightPx'> & Partial<Pick<StoredLayout, 'layers'>>
  /** The angle that the ad was made for. */
  angle: Angle | null
}

/** Reads everything by which a finished ad is compared with others. */
export async function seeAdTraits({ jpeg, layout, angle }: TraitsSource): Promise<AdTraits> {
  const picture = seePictureTraits(await decodeForLikeness(jpeg))
  const { layers } = layout
  if (!layers) return { picture, angle }
  // Boxes of the first version have other names.
  const place = layout.version === 2 && { layout: seeLayout({ ...layout, layers }) }
  return { picture, headline: seeHeadline({ layers }), angle, ...place }
}
