import type { AdStyle } from '#contract/choices.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { createRandom } from '../random.ts'
import type { FamilyId } from './direction.ts'

/** The families in which each style is at home, first the one that shows it best. All need a cut-out product. */
const HOME_FAMILIES: Record<AdStyle, readonly FamilyId[]> = {
  clean: ['window', 'panel'],
  bold: ['type-break', 'blocks'],
  luxury: ['pool'],
  playful: ['blocks', 'type-break'],
  corporate: ['panel', 'window'],
  modern: ['nebula', 'pool'],
}

/** Families whose ground is light wherever the product's edge may lie. */
const LIGHT_FAMILIES: readonly FamilyId[] = ['window', 'blocks']

/** How often a new ad takes the style's second family first. */
const SECOND_FAMILY_SHARE = 0.25

/** Families to try, best first. A photo that was not cut out is shown whole; `plain` always comes last. */
export function chooseFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  if (hero.treatment === 'multiply') return ['paper', 'column', 'plain']
  const homes = canStandFree(hero) ? HOME_FAMILIES[style].filter((family) => isSafe(hero, family)) : []
  const [home, second] = homes
  if (!home) return [...photoFamilies(hero, seed), 'plain']
  const swapped = second !== undefined && createRandom(seed, 'family').next() < SECOND_FAMILY_SHARE
  return [...(swapped ? [second, home] : homes), 'column', 'plain']
}

/** A product that the photo cuts off would show the cut in the middle of the ad; a trimmed PNG merely touches its frame. */
export function canStandFree(hero: PhotoStudy): boolean {
  return hero.treatment === 'cutout' && (hero.kind === 'transparent' || hero.touchesFrame.length === 0)
}

function isSafe(hero: PhotoStudy, family: FamilyId): boolean {
  return hero.safeGrounds === 'any' || LIGHT_FAMILIES.includes(family)
}

/** A scene or a person fills the ad; a product on a plain ground keeps its ground and stands beside a field of colour. */
function photoFamilies(hero: PhotoStudy, seed: number): FamilyId[] {
  const scene = hero.kind === 'busy' || hero.kind === 'person'
  const bleeds = scene && createRandom(seed, 'family').next() < 0.6
  return bleeds ? ['full-bleed', 'column'] : scene ? ['column', 'full-bleed'] : ['column']
}
