import type { LookAdvice } from '#contract/ads/look.ts'
import {
  callsToActionIn,
  decodePhoto,
  guessAdLanguage,
  type PhotoStudy,
  recommendLook,
  studyPhoto,
} from '#studio/index.ts'
import type { LookTask } from './look-thread.ts'

/**
 * Returns the studio's advice for an ad, from its words and the study of its hero photo, or of that photo's thumbnail
 * if there is none yet.
 */
export async function readLook({ words, hero }: LookTask): Promise<LookAdvice> {
  const { look, why } = recommendLook(words, await recallStudy(hero))
  const { language } = guessAdLanguage(words)
  return { recommended: look, why, language, callsToAction: callsToActionIn(language) }
}

/** Drops pixels, which take room and do not matter for a look. */
const NO_PIXELS = { product: undefined, refused: undefined }

/** Studies that are remembered: a few colors and numbers each. */
const REMEMBERED = 500
const studiesByImage = new Map<string, PhotoStudy>()

/** Returns the study of an image, cached because an image never changes under its id. */
async function recallStudy({ imageId, bytes, study: kept }: LookTask['hero']): Promise<PhotoStudy> {
  if (kept) return { ...kept, ...NO_PIXELS }
  const study = studiesByImage.get(imageId) ?? { ...studyPhoto(await decodePhoto(bytes)), ...NO_PIXELS }
  studiesByImage.delete(imageId)
  studiesByImage.set(imageId, study)
  const [oldest] = studiesByImage.keys()
  if (studiesByImage.size > REMEMBERED && oldest !== undefined) studiesByImage.delete(oldest)
  return study
}
