import type { AdStyle } from '#contract/choices.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { isPaleOnPale } from '../photo/product-tone.ts'
import type { FamilyId } from './direction.ts'
import { seededFirst } from './seeded-first.ts'

/** For scenes, first the family that shows the style best: found by laying every family on every style and photo. */
const SCENE_FAMILIES: Record<AdStyle, readonly FamilyId[]> = {
  clean: ['fade', 'frame', 'split', 'full-bleed'],
  bold: ['split', 'full-bleed', 'frame', 'fade'],
  luxury: ['full-bleed', 'frame', 'fade', 'split'],
  playful: ['frame', 'split', 'full-bleed', 'fade'],
  corporate: ['split', 'frame', 'fade', 'full-bleed'],
  modern: ['full-bleed', 'fade', 'frame', 'split'],
}

/** How much rarer a new ad begins with a family than with the one before it in its style. */
const RARER = 0.7

/** The families for a photo that is not cut out, best first, without `plain`. */
export function choosePhotoFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  const homes = isScene(hero) ? SCENE_FAMILIES[style] : groundFamilies(style, hero)
  return [...seededFirst(homes, seed, RARER), ...(isOdd(hero) ? (['column'] as const) : [])]
}

/** Thumbnails and banners: too small or too long to fill anything, they stand in a column with a margin round them. */
function isOdd({ widthPx, heightPx }: PhotoStudy): boolean {
  const aspect = widthPx / heightPx
  return Math.min(widthPx, heightPx) < LEAST_PX || aspect > LONGEST || aspect < 1 / LONGEST
}

const LEAST_PX = 560
const LONGEST = 2

function isScene({ kind }: PhotoStudy): boolean {
  return kind === 'busy' || kind === 'person'
}

/**
 * A product on a plain ground stays in its own studio, or hangs in a frame, or fills the ad over a field; one that was
 * divided may also lie on paper. A white studio in a loud or dark style is a fog between product and field, and white on
 * white has nothing to stand out from: there the photo is framed.
 */
function groundFamilies(style: AdStyle, hero: PhotoStudy): FamilyId[] {
  const { treatment, kind } = hero
  const foggy = kind === 'plain-light' && (isPaleOnPale(hero) || !(style === 'clean' || style === 'corporate'))
  if (treatment === 'multiply')
    return foggy ? ['frame', 'bar', 'split', 'paper', 'backdrop'] : ['backdrop', 'frame', 'bar', 'paper', 'split']
  return foggy ? ['frame', 'bar', 'split', 'backdrop', 'fade'] : ['backdrop', 'bar', 'frame', 'split', 'fade']
}
