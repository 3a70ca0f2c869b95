import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import { canStandFree } from '../../photo/can-stand-free.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Pixels } from '../../photo/pixels/pixels.ts'
import { HERO_PHOTO } from '../../layers/placement.ts'

/** A cut-out under this variance of the Laplacian looks out of focus beside a sharp hero. */
const MIN_SHARPNESS = 60

/**
 * Lists the photos that are fit to stand with the hero, as indexes. Whole ones and divided grounds are not: they have
 * edges of their own.
 */
export function companionPhotos(photos: readonly StudiedPhoto[]): number[] {
  const hero = photos[HERO_PHOTO]!.study
  if (hero.treatment !== 'cutout') return []
  const shown = [hero]
  return photos.slice(0, SHOWN_PHOTOS_MAX).flatMap(({ study }, index) => {
    if (index === HERO_PHOTO || !canJoin(study, hero)) return []
    if (shown.some((other) => isSamePicture(other.product!, study.product!))) return []
    shown.push(study)
    return [index]
  })
}

/**
 * Returns true if a photo can join the hero. The hero was found to suit the ground, so a companion does if it is as
 * undemanding, or demands the same.
 */
function canJoin(study: PhotoStudy, hero: PhotoStudy): boolean {
  if (!canStandFree(study)) return false
  if (study.safeGrounds !== 'any' && study.safeGrounds !== hero.safeGrounds) return false
  return study.sharpness >= Math.min(MIN_SHARPNESS, hero.sharpness / 2)
}

/** Returns true if both are the same picture: the same upload twice would look like a mistake of ours. */
function isSamePicture(first: Pixels, second: Pixels): boolean {
  if (first.widthPx !== second.widthPx || first.heightPx !== second.heightPx) return false
  return first.data.every((value, offset) => value === second.data[offset])
}
