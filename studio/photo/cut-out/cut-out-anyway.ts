import { asCutout } from './as-cutout.ts'
import { liftMatte } from './lift-matte.ts'
import { measureColors } from '../palette.ts'
import type { PhotoStudy } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { shrinkToWork } from '../pixels/shrink-to-work.ts'
import { isStanding } from '../standing.ts'
import { SUBJECT } from './subject-mask.ts'

/**
 * Returns the study of a photo whose owner wants it cut out: the existing one if that is a cut-out, or if nothing was
 * found to cut out, otherwise one that uses the refused matte. Takes as long as any cut-out at full size, once for each
 * study.
 */
export function cutOutAnyway({ pixels, study }: { pixels: Pixels; study: PhotoStudy }): PhotoStudy {
  const known = cutOut.get(study)
  if (known) return known
  const made = useRefused(pixels, study)
  cutOut.set(study, made)
  return made
}

/** Every format of an ad asks for the same study. */
const cutOut = new WeakMap<PhotoStudy, PhotoStudy>()

function useRefused(pixels: Pixels, study: PhotoStudy): PhotoStudy {
  if (!study.refused) return study
  const { mask, confidence, shadowAttached } = study.refused
  const labels = mask.data.map((value) => (value > 127 ? SUBJECT : 0))
  // The rim of a refused matte is not reliable, so it may only stand on grounds that look like its photo's.
  const matte = liftMatte(
    pixels,
    shrinkToWork(pixels),
    { ...mask, labels },
    { kind: study.kind, confidence, showsGround: true, shadowAttached },
  )
  if (!matte) return study
  return { ...study, ...asCutout(matte, pixels), standing: isStanding(matte.product), ...measureColors(matte.product) }
}
