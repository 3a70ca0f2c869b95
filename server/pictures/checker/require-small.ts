import { measurePicture } from '#server/pictures/images/prepare-picture.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** Most megapixels of a picture that is checked: an AVIF takes 18 bytes a pixel, and no ad is nearly as large. */
export const CHECKED_MEGAPIXELS_MAX = 24

/** Throws a sentence for what is no picture, is damaged, or would take too much memory to decode. */
export async function requireSmall(file: Uint8Array, name: string): Promise<void> {
  const { megapixels } = await measurePicture(file, name)
  if (megapixels > CHECKED_MEGAPIXELS_MAX) {
    const message = `"${name}" has more than ${CHECKED_MEGAPIXELS_MAX} megapixels. Please check a smaller picture.`
    throw new AppError('PAYLOAD_TOO_LARGE', message, 'images')
  }
}
