import type { AdStyle } from '#contract/choices.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { canStandFree } from '../../photo/can-stand-free.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { CONCEPTS, FAMILIES } from './families.ts'
import type { ConceptAd } from './family.ts'

/** Share of seeds whose ads have a concept if photo and words carry one: more of them would be a mannerism. */
const SHARE = 1 / 3

/**
 * Multiples of irrational numbers spread evenly over 0 to 1. `whether` decides if a seed has a concept, `which` chooses
 * one of those that hold.
 */
const SPREAD = { whether: Math.sqrt(23), which: Math.sqrt(13) }

/**
 * Returns the concept of an ad of this seed, or undefined if it has none or photo and words carry none. Nothing is
 * composed for it.
 */
export function chooseConcept(
  style: AdStyle,
  seed: number,
  { words, ...ad }: Omit<ConceptAd, 'words'> & { words: () => ConceptAd['words'] },
): FamilyId | undefined {
  if ((seed * SPREAD.whether) % 1 >= SHARE) return undefined
  if (!canStandFree(ad.hero)) return undefined
  const adWords = words()
  const carried = CONCEPTS.filter(
    (family) => standsAsConcept(family, style, ad.hero) && FAMILIES[family].concept!.carries({ ...ad, words: adWords }),
  )
  return carried[Math.floor(((seed * SPREAD.which) % 1) * carried.length)]
}

/** Returns true if a family is a concept that this style has and on whose ground the product's edge is clean. */
export function standsAsConcept(family: FamilyId, style: AdStyle, hero: PhotoStudy): boolean {
  const ground = FAMILIES[family].concept?.behind[style]
  return ground !== undefined && canStandFree(hero) && (hero.safeGrounds === 'any' || hero.safeGrounds === ground)
}
