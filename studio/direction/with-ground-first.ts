import { hexToOklch } from '../color/oklch.ts'
import type { FamilyId } from './direction.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

/** In OKLCH lightness: a studio that turns into a color further off than this is a halo round the product. */
const STUDIO_REACH = 0.3
/** A photo whose ground is divided out darkens with the ground: on one under this its product is a shadow. */
const LEAST_PAPER = 0.85

/** Families that have a plane for a ground of the person's own before those whose ground is the photo's; the last resort stays last. */
export function withGroundFirst(families: readonly FamilyId[], ground: string, hero: PhotoStudy): FamilyId[] {
  const { l } = hexToOklch(ground)
  const isOfPhoto = (family: FamilyId) =>
    family === 'full-bleed' ||
    (family === 'backdrop' && Math.abs(l - hero.borderLightness) > STUDIO_REACH) ||
    (family === 'paper' && l < LEAST_PAPER)
  const [own, last] = [families.slice(0, -1), families.slice(-1)]
  return [...own.filter((family) => !isOfPhoto(family)), ...own.filter(isOfPhoto), ...last]
}
