import type { AdStyle } from '#contract/choices.ts'
import type { FamilyId } from '../../direction/direction.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { isPaleOnPale } from '../../photo/product-tone.ts'
import { familiesAtHome, STOP_GAPS } from './families.ts'
import { seededFirst } from './seeded-first.ts'

/** How much rarer a new ad begins with a family than with the one before it in its style. */
const RARER = 0.7

/** The families for a photo that is not cut out, best first, without the last resort. */
export function choosePhotoFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  const homes = isBusy(hero) ? familiesAtHome(({ busy }) => busy?.[style]) : groundFamilies(style, hero)
  return [...seededFirst(homes, seed, RARER), ...(isOdd(hero) ? STOP_GAPS : [])]
}

/** Thumbnails and banners: too small or too long to fill anything, they stand in a column with a margin round them. */
function isOdd({ widthPx, heightPx }: PhotoStudy): boolean {
  const aspect = widthPx / heightPx
  return Math.min(widthPx, heightPx) < LEAST_PX || aspect > LONGEST || aspect < 1 / LONGEST
}

const LEAST_PX = 560
const LONGEST = 2

function isBusy({ kind }: PhotoStudy): boolean {
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
  const ground = foggy ? 'foggy' : 'clear'
  return familiesAtHome(({ plain, multiplied }) => (treatment === 'multiply' ? multiplied : plain)?.[ground])
}
