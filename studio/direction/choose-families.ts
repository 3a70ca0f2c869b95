import type { AdStyle } from '#contract/choices.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { createRandom } from '../random.ts'
import type { FamilyId } from './direction.ts'

/**
 * The families in which each style is at home, first the one that shows it best. All need a cut-out product. Found by
 * laying every family on every style: these keep a style recognisable with the words covered up.
 */
const HOME_FAMILIES: Record<AdStyle, readonly FamilyId[]> = {
  clean: ['window', 'panel'],
  bold: ['type-break', 'blocks', 'panel'],
  luxury: ['pool', 'window', 'panel'],
  playful: ['blocks', 'type-break', 'panel'],
  corporate: ['panel', 'window'],
  modern: ['nebula', 'pool', 'window'],
}

/** What lies behind the product's edge: a cut-out from a light ground may show its rim on a dark one, and the reverse. */
const GROUNDS: Partial<Record<FamilyId, Partial<Record<AdStyle, 'light' | 'dark'>>>> = {
  window: { clean: 'light', corporate: 'light', playful: 'light', luxury: 'dark', modern: 'dark' },
  blocks: { clean: 'light', corporate: 'light', playful: 'light', bold: 'light' },
  pool: { luxury: 'dark', modern: 'dark' },
  nebula: { luxury: 'dark', modern: 'dark' },
}

/** How often a new ad takes the style's second and its third family first. */
const FIRST_SHARES = [0.62, 0.23, 0.15] as const

/** Families to try, best first. A photo that was not cut out is shown whole; `plain` always comes last. */
export function chooseFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  if (hero.treatment === 'multiply') return ['paper', 'column', 'plain']
  const homes = canStandFree(hero) ? HOME_FAMILIES[style].filter((family) => isSafe(hero, family, style)) : []
  if (homes.length === 0) return [...photoFamilies(hero, seed), 'plain']
  return [...seededFirst(homes, seed), 'column', 'plain']
}

function seededFirst(homes: readonly FamilyId[], seed: number): FamilyId[] {
  let left = createRandom(seed, 'family').next()
  const index = FIRST_SHARES.findIndex((share) => (left -= share) < 0)
  const first = homes[Math.min(index, homes.length - 1)] ?? homes[0]!
  return [first, ...homes.filter((family) => family !== first)]
}

/** A product that the photo cuts off would show the cut in the middle of the ad; a trimmed PNG merely touches its frame. */
export function canStandFree(hero: PhotoStudy): boolean {
  return hero.treatment === 'cutout' && (hero.kind === 'transparent' || hero.touchesFrame.length === 0)
}

function isSafe(hero: PhotoStudy, family: FamilyId, style: AdStyle): boolean {
  return hero.safeGrounds === 'any' || GROUNDS[family]?.[style] === hero.safeGrounds
}

/** A scene or a person fills the ad; a product on a plain ground keeps its ground and stands beside a field of colour. */
function photoFamilies(hero: PhotoStudy, seed: number): FamilyId[] {
  const scene = hero.kind === 'busy' || hero.kind === 'person'
  const bleeds = scene && createRandom(seed, 'family').next() < 0.6
  return bleeds ? ['full-bleed', 'column'] : scene ? ['column', 'full-bleed'] : ['column']
}
