import { PRODUCT_IMAGES_REQUIRED } from '#contract/limits.ts'
import type { LookAdvice } from '#contract/look.ts'
import { getOwnCreative } from '../creatives/get-creative.ts'
import { readImageId } from '../images/image-id.ts'
import { pickWords } from '../creatives/pick-words.ts'
import { AppError } from '../http/app-error.ts'
import { readImage } from '../images/read-image.ts'
import type { Services } from '../services.ts'
import type { LookThread } from './look-thread.ts'

/** What the studio would choose for this ad. Throws VALIDATION_FAILED while there is no product image. */
export async function adviseLook(
  { db, storage, studies, thread }: Pick<Services, 'db' | 'storage' | 'studies'> & { thread: LookThread },
  { userId, creativeId }: { userId: string; creativeId: string },
): Promise<LookAdvice> {
  const creative = await getOwnCreative(db, userId, creativeId)
  const [hero] = creative.productImages
  const imageId = hero && readImageId(hero.url)
  if (!imageId) throw new AppError('VALIDATION_FAILED', PRODUCT_IMAGES_REQUIRED.message, 'productImages')
  const { bytes } = await readImage({ db, storage }, { userId, imageId, thumbnail: true })
  const study = await studies.look(imageId)
  return thread.adviseLook({ words: pickWords(creative), hero: { imageId, bytes, study } })
}
