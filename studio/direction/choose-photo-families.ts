import type { AdStyle } from '#contract/choices.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { createRandom } from '../random.ts'
import type { FamilyId } from './direction.ts'

/** For scenes, first the family that shows the style best: found by laying every family on every style and photo. */
const SCENE_FAMILIES: Record<AdStyle, readonly FamilyId[]> = {
  clean: ['fade', 'split', 'full-bleed'],
  bold: ['split', 'full-bleed', 'fade'],
  luxury: ['full-bleed', 'fade', 'split'],
  playful: ['split', 'full-bleed', 'fade'],
  corporate: ['split', 'fade', 'full-bleed'],
  modern: ['fade', 'split', 'full-bleed'],
}

/** How often a new ad takes the first, the second and the third of its families first. */
const FIRST_SHARES = [0.5, 0.3, 0.2] as const

/** The families for a photo that is not cut out, best first, without `plain`. */
export function choosePhotoFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  const homes = isScene(hero) ? SCENE_FAMILIES[style] : groundFamilies(hero)
  let left = createRandom(seed, 'family').next()
  const index = FIRST_SHARES.findIndex((share) => (left -= share) < 0)
  const first = homes[Math.min(index, homes.length - 1)] ?? homes[0]!
  return [first, ...homes.filter((family) => family !== first), ...(isOdd(hero) ? (['column'] as const) : [])]
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

/** A product on a plain ground stays in its own studio, or beside a field; one that was divided may also lie on paper. */
function groundFamilies({ treatment }: PhotoStudy): FamilyId[] {
  return treatment === 'multiply' ? ['backdrop', 'split', 'paper'] : ['backdrop', 'fade', 'split']
}
