import { readFileSync, statSync } from 'node:fs'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import type { Photo } from '#server/ads/generation/painter.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { isMadeByAi } from '#server/pictures/images/metadata/read-source.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { BadInput } from '../bad-input.ts'

/**
 * Reads pictures from disk and processes them as the server does with the same uploads, so that the same ads result.
 */
export async function readPhotoFiles(images: ImageEntry[]): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const { url, name, cutOut } of images)
    photos.push({ ...(await toPhoto(readPictureFile(url), name)), ...(cutOut && { cutOut }) })
  return photos
}

/** Processes a picture as the server would; `name` is for the sentence about one that cannot be used. */
export async function toPhoto(picture: Uint8Array, name: string): Promise<Photo> {
  try {
    const { bytes, sha256, digitalSource } = await preparePicture(picture, name)
    return { bytes, sha256, ...(isMadeByAi(digitalSource) && { synthetic: true }) }
  } catch (error) {
    if (error instanceof AppError) throw new BadInput(error.message)
    throw error
  }
}

export function readPictureFile(file: string): Uint8Array {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new BadInput(`The image ${file} does not exist: mend its path.`)
  if (stats.size > UPLOAD_MAX_BYTES) {
    throw new BadInput(`The image ${file} has more than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB: make it smaller.`)
  }
  try {
    return readFileSync(file)
  } catch {
    throw new BadInput(`The image ${file} cannot be read: allow it, or name another one in the brief.`)
  }
}
