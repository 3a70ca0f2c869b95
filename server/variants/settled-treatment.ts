import type { FormatId } from '#contract/formats.ts'
import type { Treatment } from '#studio/index.ts'
import type { PaintedPhoto } from '../db/painted.ts'
import type { ComposedRow } from './store.ts'

interface Next {
  /** Left out for whatever is made of the ad. */
  format?: FormatId
  seed: number
  /** The photo that leads it, as its owner wants it. */
  hero: Omit<PaintedPhoto, 'shown'> | undefined
  /** Formats that are being made with the same seed: what stands of those is about to go. */
  remade: readonly FormatId[]
}

/**
 * How the next picture of an ad is to show its hero: as the pictures of the same look do, else as those of its other formats that stay.
 * Undefined where none of them shows this photo; then the studio settles it. `versions` are newest first, as listComposed gives them.
 */
export function settledTreatment(
  versions: readonly ComposedRow[],
  { format, seed, hero, remade }: Next,
): Treatment | undefined {
  const ofHero = versions.filter(({ photos }) => isSameHero(photos?.[0], hero))
  const alike = ofHero.filter((version) => version.seed === seed)
  const beside = ofHero.filter(
    (version) => version.replacedAt === null && version.format !== format && !remade.includes(version.format),
  )
  // The one that was made first: before all looked alike, later ones may have given way.
  return [...beside, ...alike].findLast(({ treatment }) => treatment)?.treatment ?? undefined
}

/** Whether two pictures are led by the same photo, which is to be shown in the same way. */
export function isSameHero(painted: Next['hero'], hero: Next['hero']): boolean {
  if (!painted || !hero) return false
  const touchUp = (photo: Next['hero']) => photo?.touchUp ?? null
  return painted.imageId === hero.imageId && painted.cutOut === hero.cutOut && touchUp(painted) === touchUp(hero)
}
