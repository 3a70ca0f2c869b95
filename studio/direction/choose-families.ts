import type { AdStyle } from '#contract/choices.ts'
import type { MoodLight } from '../inspiration/mood.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { choosePhotoFamilies } from './choose-photo-families.ts'
import type { FamilyId } from './direction.ts'
import { seededFirst } from './seeded-first.ts'

/**
 * The families in which each style is at home, first the one that shows it best. All need a cut-out product. Found by
 * laying every family on every style: these keep a style recognisable with the words covered up.
 */
const HOME_FAMILIES: Record<AdStyle, readonly FamilyId[]> = {
  clean: ['window', 'podium', 'centre', 'orb', 'giant', 'panel'],
  bold: ['type-break', 'centre', 'sunburst', 'price-led', 'blocks'],
  luxury: ['pool', 'centre', 'podium', 'window', 'panel'],
  playful: ['blocks', 'character', 'centre', 'sunburst', 'podium', 'price-led', 'type-break'],
  corporate: ['panel', 'fan', 'centre', 'price-led', 'window', 'giant', 'podium'],
  modern: ['nebula', 'centre', 'orb', 'giant', 'pool', 'podium'],
}

/** What lies behind the product's edge: a cut-out from a light ground may show its rim on a dark one, and the reverse. */
const GROUNDS: Partial<Record<FamilyId, Partial<Record<AdStyle, 'light' | 'dark'>>>> = {
  window: { clean: 'light', corporate: 'light', playful: 'light', luxury: 'dark', modern: 'dark' },
  blocks: { clean: 'light', corporate: 'light', playful: 'light', bold: 'light' },
  pool: { luxury: 'dark', modern: 'dark' },
  nebula: { luxury: 'dark', modern: 'dark' },
  podium: { clean: 'light', corporate: 'light', playful: 'light', luxury: 'dark', modern: 'dark' },
  orb: { clean: 'light', corporate: 'light', modern: 'light' },
  giant: { clean: 'light', modern: 'dark' },
  character: { playful: 'light' },
  centre: { clean: 'light', corporate: 'light', playful: 'light', luxury: 'dark', modern: 'dark' },
}

/** How much rarer a new ad begins with a family than with the one before it in its style. */
const RARER = 0.84

/**
 * Families to try, best first. A photo that was not cut out is shown whole; `plain` always comes last. Inspiration images
 * that are dark or light bring forward the families in such a light.
 */
export function chooseFamilies(style: AdStyle, hero: PhotoStudy, seed: number, light: MoodLight = 'even'): FamilyId[] {
  const homes = canStandFree(hero) ? HOME_FAMILIES[style].filter((family) => isSafe(hero, family, style)) : []
  if (homes.length === 0) return [...choosePhotoFamilies(style, hero, seed), 'plain']
  const inLight = homes.filter((family) => GROUNDS[family]?.[style] === light)
  const others = homes.filter((family) => !inLight.includes(family))
  const ordered =
    inLight.length > 0 ? [...seededFirst(inLight, seed, RARER), ...others] : seededFirst(homes, seed, RARER)
  return [...ordered, 'column', 'plain']
}

/** A product that the photo cuts off would show the cut in the middle of the ad; a trimmed PNG merely touches its frame. */
export function canStandFree(hero: PhotoStudy): boolean {
  return hero.treatment === 'cutout' && (hero.kind === 'transparent' || hero.touchesFrame.length === 0)
}

function isSafe(hero: PhotoStudy, family: FamilyId, style: AdStyle): boolean {
  return hero.safeGrounds === 'any' || GROUNDS[family]?.[style] === hero.safeGrounds
}
