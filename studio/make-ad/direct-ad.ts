import type { Brief } from '../brief/brief.ts'
import { chooseDirection, type DirectionOptions } from '../direction/choose-direction.ts'
import type { Direction } from '../direction/direction.ts'
import type { FamilyChoice } from '../direction/family-choice.ts'
import { chooseFamilies } from '../layout/families/choose-families.ts'
import { FAMILIES } from '../layout/families/families.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

const families: FamilyChoice = {
  choose: chooseFamilies,
  isOnAxis: (family) => FAMILIES[family].sides === 'none',
}

/**
 * Chooses the art direction of an ad by rules, with all families of the studio. The same input gives the same
 * direction.
 */
export function directAd(brief: Brief, hero: PhotoStudy, options: DirectionOptions): Direction {
  return chooseDirection(brief, hero, { ...options, families })
}
