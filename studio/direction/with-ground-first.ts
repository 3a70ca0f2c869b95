import { hexToOklch } from '../color/oklch.ts'
import type { FamilyId } from './direction.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

/**
 * Maximum difference in OKLCH lightness. A photographed ground that turns into a color further away is a halo around
 * the product.
 */
const SEAMLESS_REACH = 0.3
/**
 * Minimum lightness of a ground on which a photo is multiplied. Such a photo darkens with the ground, and on a darker
 * one its product is a shadow.
 */
const MIN_PAPER = 0.85

/**
 * Moves families that have a plane for the user's own ground before those whose ground is the photo's. The last resort
 * stays last.
 */
export function withGroundFirst(families: readonly FamilyId[], ground: string, hero: PhotoStudy): FamilyId[] {
  const { l } = hexToOklch(ground)
  const isOfPhoto = (family: FamilyId) =>
    family === 'full-bleed' ||
    (family === 'backdrop' && Math.abs(l - hero.borderLightness) > SEAMLESS_REACH) ||
    (family === 'paper' && l < MIN_PAPER)
  const [own, last] = [families.slice(0, -1), families.slice(-1)]
  return [...own.filter((family) => !isOfPhoto(family)), ...own.filter(isOfPhoto), ...last]
}
