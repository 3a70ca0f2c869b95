import type { AdStyle } from '#contract/choices.ts'
import type { FamilyId } from '../../direction/direction.ts'
import type { MoodLight } from '../../inspiration/mood.ts'
import { canStandFree } from '../../photo/can-stand-free.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { choosePhotoFamilies } from './choose-photo-families.ts'
import { familiesAtHome, LAST_RESORT, STOP_GAPS } from './families.ts'
import type { EdgeGround } from './family.ts'
import { seededFirst } from './seeded-first.ts'

/** How much rarer a new ad begins with a family than with the one before it in its style. */
const RARER = 0.84

/**
 * Families to try, best first. A photo that was not cut out is shown whole; the last resort comes last. Inspiration images
 * that are dark or light bring forward the families in such a light.
 */
export function chooseFamilies(style: AdStyle, hero: PhotoStudy, seed: number, light: MoodLight = 'even'): FamilyId[] {
  const isSafe = (ground: EdgeGround) => hero.safeGrounds === 'any' || ground === hero.safeGrounds
  const homes = canStandFree(hero) ? homesOf(style, isSafe) : []
  if (homes.length === 0) return [...choosePhotoFamilies(style, hero, seed), LAST_RESORT]
  const inLight = homesOf(style, (ground) => ground === light && isSafe(ground))
  const others = homes.filter((family) => !inLight.includes(family))
  const ordered =
    inLight.length > 0 ? [...seededFirst(inLight, seed, RARER), ...others] : seededFirst(homes, seed, RARER)
  return [...ordered, ...STOP_GAPS, LAST_RESORT]
}

function homesOf(style: AdStyle, isWanted: (ground: EdgeGround) => boolean): FamilyId[] {
  return familiesAtHome(({ cutOut }) => {
    const home = cutOut?.[style]
    return home && isWanted(home[1]) ? home[0] : undefined
  })
}
