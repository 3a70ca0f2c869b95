import { readFile } from 'node:fs/promises'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { fetchPhotoFile, type PhotoFetchRequest } from './fetch-photo-file.ts'
import { prepareUpload } from './prepare-upload.ts'

export interface PhotoLook {
  /** Width at which it would be stored. */
  widthPx: number
  heightPx: number
  thumbnail: Uint8Array
}

/**
 * Makes a small copy of a photo from the internet, for a user who waits and may not want it. Throws what fetchPhoto
 * throws. A photo that is too large for a quick look is prepared like an upload, in its turn.
 */
export async function lookAtPhoto(
  services: Pick<Services, 'fetch' | 'pictures' | 'newId'>,
  request: PhotoFetchRequest,
): Promise<PhotoLook> {
  const { pictures } = services
  const { owner, signal } = request
  const file = { path: await fetchPhotoFile(services, request), name: 'photo' }
  try {
    const { thumbnail, ...size } = await pictures.ask('look', file, { owner, megapixels: 1, signal })
    if (thumbnail) return { ...size, thumbnail }
  } catch (error) {
    if (error instanceof ChildLost) throw new AppError('VALIDATION_FAILED', 'A photo cannot be read.', 'images')
    throw error
  }
  const { facts, thumbnailPath } = await prepareUpload(pictures, file, { owner, signal })
  return { widthPx: facts.widthPx, heightPx: facts.heightPx, thumbnail: await readFile(thumbnailPath) }
}
