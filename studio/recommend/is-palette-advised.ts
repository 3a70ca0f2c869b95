import type { AdFields } from '../brief/brief.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { recommendLook } from './recommend-look.ts'

/**
 * Whether an ad's palette is the one that we advise for it. Any other one a person picked by hand, and so is that of a feed, which was never
 * advised for a single product. It is worked out anew from what the ad is made of, so that a sketch, its ad and a later version agree.
 */
export function isPaletteAdvised(ad: AdFields, hero: PhotoStudy): boolean {
  if (ad.isPaletteShared || ad.colorPalette === 'custom') return false
  return recommendLook(ad, hero).look.colorPalette === ad.colorPalette
}
