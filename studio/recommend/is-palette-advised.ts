import type { AdFields } from '../brief/brief.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import { recommendLook } from './recommend-look.ts'

/**
 * Returns true if an ad's palette is the one that the studio advises for it. The user picked any other one, and a
 * feed's palette was never advised for a single product. The answer follows from the contents of the ad alone, so that
 * a sketch, its ad and a later version agree.
 */
export function isPaletteAdvised(ad: AdFields, hero: PhotoStudy): boolean {
  if (ad.isPaletteShared || ad.colorPalette === 'custom') return false
  return advisedPalette(ad, hero) === ad.colorPalette
}

/** Cached because reading the words takes a millisecond or more, and each format of an ad asks for the same advice. */
const advised = new WeakMap<PhotoStudy, ReturnType<typeof boundedCache<AdFields['colorPalette']>>>()

function advisedPalette(ad: AdFields, hero: PhotoStudy): AdFields['colorPalette'] {
  const ofPhoto = advised.get(hero) ?? boundedCache<AdFields['colorPalette']>(10)
  advised.set(hero, ofPhoto)
  return ofPhoto(JSON.stringify(ad), () => recommendLook(ad, hero).look.colorPalette)
}
