import type { AdStyle } from '#contract/choices.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { createRandom } from '../random.ts'
import type { FamilyId } from './direction.ts'

/** How often a new ad takes the second of its families first. */
const SECOND_SHARE = 0.3

/** The families for a photo that is not cut out, best first, without `plain`. */
export function choosePhotoFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  const homes = isScene(hero) ? sceneFamilies() : groundFamilies(style, hero)
  const [first, second, ...rest] = homes
  const swapped = second !== undefined && createRandom(seed, 'family').next() < SECOND_SHARE
  return swapped ? [second, first!, ...rest] : homes
}

function isScene({ kind }: PhotoStudy): boolean {
  return kind === 'busy' || kind === 'person'
}

function sceneFamilies(): FamilyId[] {
  return ['fade', 'full-bleed', 'column']
}

/** A product on a plain ground stays in its own studio; one whose ground was divided out may also lie on paper. */
function groundFamilies(_style: AdStyle, hero: PhotoStudy): FamilyId[] {
  return hero.treatment === 'multiply' ? ['backdrop', 'paper', 'column'] : ['backdrop', 'column']
}
