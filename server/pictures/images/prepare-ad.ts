import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { THUMBNAIL_PX } from '#contract/limits.ts'
import type { Picture } from './picture.ts'

/** Prepares a painted ad for storage: its bytes are final, only the thumbnail is made here. */
export async function prepareAd(
  jpeg: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<Omit<Picture, 'digitalSource'>> {
  // The library takes 12 MB, which a server without work does not need.
  const { default: sharp } = await import('sharp')
  const thumbnail = await shrinkToThumbnail(sharp(jpeg))
  const sha256 = createHash('sha256').update(jpeg).digest('hex')
  return { bytes: jpeg, contentType: 'image/jpeg', widthPx, heightPx, sha256, thumbnail }
}

/** Half of the processor time of the encoder's own default, 4, for a file that is a thirtieth larger and looks the same. */
const EFFORT = 2

/** Shrinks a picture to the copy that lists show. */
export function shrinkToThumbnail(picture: Sharp): Promise<Uint8Array> {
  return picture
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: EFFORT })
    .toBuffer()
}
