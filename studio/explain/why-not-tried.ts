import type { AdStyle } from '#contract/choices.ts'
import type { Direction, FamilyId } from '../direction/direction.ts'
import { chooseFamilies } from '../layout/families/choose-families.ts'
import { FAMILIES } from '../layout/families/families.ts'
import type { Homes } from '../layout/families/family.ts'
import { canStandFree } from '../photo/can-stand-free.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

/**
 * Explains why a family is not tried in a style with such a photo, in words that follow its name. Returns undefined if
 * it is tried.
 */
export function whyNotTried(
  family: FamilyId,
  style: AdStyle,
  hero: PhotoStudy,
  use?: Direction['use'],
): string | undefined {
  if (chooseFamilies(style, hero, 0, { use }).includes(family)) return undefined
  const tried = chooseFamilies(style, hero, 0)
  if (tried.includes(family)) return `shows a place that is none for ${THINGS[use!]}`
  const homes = FAMILIES[family].tried
  if (homes === 'as a concept') return 'is one idea in the picture, which this seed does not have'
  if (typeof homes === 'string') return 'stands only in a place that an image model painted'
  if (homes.cutOut) return whyNotCutOut(homes.cutOut, style, hero)
  return tried.some(isForCutOuts) ? 'shows a photo as it is, and here the product is cut out' : whyNotWhole(homes, hero)
}

const THINGS: Record<NonNullable<Direction['use']>, string> = {
  table: 'what stands on a table',
  floor: 'what stands on a floor',
  outdoors: 'what is used outdoors',
  worn: 'what is worn',
  eaten: 'what is eaten or drunk',
  unknown: 'a product whose use no word tells',
}

function isForCutOuts(family: FamilyId): boolean {
  const { tried } = FAMILIES[family]
  return typeof tried !== 'string' && tried.cutOut !== undefined
}

function whyNotCutOut(homes: NonNullable<Homes['cutOut']>, style: AdStyle, hero: PhotoStudy): string {
  if (!canStandFree(hero)) return 'needs a product that is cut out, and that its photo does not cut off'
  return `is not at home in the style ${style}`
}

function whyNotWhole({ plain, multiplied }: Homes, hero: PhotoStudy): string {
  if (hero.kind === 'busy' || hero.kind === 'person') return 'is for a product on a plain ground'
  if (!plain && !multiplied) return 'is for a photo of a place or of a person'
  if (hero.treatment === 'multiply') return 'is for a photo that keeps its ground'
  return 'is for a photo whose ground can be multiplied away'
}
