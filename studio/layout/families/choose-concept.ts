import type { AdStyle } from '#contract/choices.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { canStandFree } from '../../photo/can-stand-free.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { CONCEPTS, FAMILIES } from './families.ts'
import type { ConceptAd } from './family.ts'

/** Of all seeds, those whose ads have a concept where photo and words carry one: more of them would be a mannerism. */
const SHARE = 1 / 3

/** Multiples of irrational numbers spread evenly over 0 to 1: whether a seed has a concept, and which of those that hold. */
const SPREAD = { whether: Math.sqrt(23), which: Math.sqrt(13) }

/** The concept of an ad of this seed; undefined where it has none, or photo and words carry none. Nothing is composed for it. */
export function chooseConcept(
  style: AdStyle,
  seed: number,
  { words, ...ad }: Omit<ConceptAd, 'words'> & { words: () => ConceptAd['words'] },
): FamilyId | undefined {
  if ((seed * SPREAD.whether) % 1 >= SHARE) return undefined
  if (!canStandFree(ad.hero)) return undefined
  const said = words()
  const carried = CONCEPTS.filter(
    (family) => standsAsConcept(family, style, ad.hero) && FAMILIES[family].concept!.carries({ ...ad, words: said }),
  )
  return carried[Math.floor(((seed * SPREAD.which) % 1) * carried.length)]
}

/** Whether a family is a concept that this style has and whose ground the product's edge is clean on. */
export function standsAsConcept(family: FamilyId, style: AdStyle, hero: PhotoStudy): boolean {
  const ground = FAMILIES[family].concept?.behind[style]
  return ground !== undefined && canStandFree(hero) && (hero.safeGrounds === 'any' || hero.safeGrounds === ground)
}
