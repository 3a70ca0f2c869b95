import { PRODUCT_IMAGES_REQUIRED } from '#contract/limits.ts'
import type { LookAdvice } from '#contract/ads/look.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { pickWords } from '#server/ads/creatives/pick-words.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { readImage } from '#server/pictures/images/read-image.ts'
import { readStudyFile } from '#server/pictures/images/study-file.ts'
import type { Services } from '#server/services.ts'
import type { LookThread } from './look-thread.ts'

/** Patience of a user who looks at the step that the advice is for, and can choose without it. */
const STUDY_PATIENCE_MS = 3_000

/**
 * Returns the look that the studio would choose for this ad. Throws VALIDATION_FAILED while there is no product image.
 */
export async function adviseLook(
  { db, storage, studies, thread }: Pick<Services, 'db' | 'storage' | 'studies'> & { thread: LookThread },
  { userId, creativeId }: { userId: string; creativeId: string },
): Promise<LookAdvice> {
  const creative = await getOwnCreative(db, userId, creativeId)
  const [hero] = creative.productImages
  const imageId = hero && readImageId(hero.url)
  if (!imageId) throw new AppError('VALIDATION_FAILED', PRODUCT_IMAGES_REQUIRED.message, 'productImages')
  const { bytes } = await readImage({ db, storage }, { userId, imageId, thumbnail: true })
  // An ad gets one piece of advice: from the study by which its picture will be made, and from the thumbnail alone only
  // if there is none in time.
  const kept = await studies.find({ id: imageId, userId }, STUDY_PATIENCE_MS)
  const study = kept && readStudyFile(kept)?.facts
  return thread.adviseLook({ words: pickWords(creative), hero: { imageId, bytes, study } })
}
