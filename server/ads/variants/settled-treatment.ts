import type { FormatId } from '#contract/formats.ts'
import type { Treatment } from '#studio/index.ts'
import type { PaintedPhoto } from '#server/platform/db/painted.ts'
import type { ComposedRow } from './store.ts'

interface Next {
  /** The format, or undefined for anything that is made of the ad. */
  format?: FormatId
  seed: number
  /** The hero photo, as the user wants it. */
  hero: Omit<PaintedPhoto, 'shown'> | undefined
  /** Formats that are being made with the same seed: their current pictures are about to be replaced. */
  remade: readonly FormatId[]
}

/**
 * Returns how the next picture of an ad has to show its hero: like the pictures of the same look, else like those of
 * its other formats that stay. Returns undefined if none of them shows this photo; then the studio settles it.
 * `versions` are newest first, as listComposed returns them.
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
  // The one that was made first decides: before all looked alike, later ones may have given way.
  return [...beside, ...alike].findLast(({ treatment }) => treatment)?.treatment ?? undefined
}

/** Returns true if two pictures are led by the same photo, to be shown in the same way. */
export function isSameHero(painted: Next['hero'], hero: Next['hero']): boolean {
  if (!painted || !hero) return false
  const touchUp = (photo: Next['hero']) => photo?.touchUp ?? null
  return painted.imageId === hero.imageId && painted.cutOut === hero.cutOut && touchUp(painted) === touchUp(hero)
}
