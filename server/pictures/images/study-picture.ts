import type { PhotoStudy, Pixels } from '#studio/index.ts'
import { decodePhoto, hasMatteOfItsOwn, studyPhoto } from '#studio/photos.ts'
import { findSubject } from '#server/pictures/subject/find-subject.ts'
import { packStudy } from './pack-study.ts'

/**
 * Studies a photo, in one way for all callers: after its upload, in the turn of an ad that finds no study of it, and on
 * the command line. Its result is versioned by STUDY_VERSION.
 */
export async function studyPixels(photo: Pixels): Promise<PhotoStudy> {
  return studyPhoto(photo, hasMatteOfItsOwn(photo) ? undefined : await findSubject(photo))
}

/**
 * Studies a stored picture and packs the result for storage. Throws sharp's error for bytes that are not a readable
 * picture.
 */
export async function studyPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = await decodePhoto(bytes)
  return packStudy(await studyPixels(photo), photo)
}
