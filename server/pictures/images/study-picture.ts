import type { PhotoStudy, Pixels } from '#studio/index.ts'
import { decodePhoto, hasMatteOfItsOwn, keepFaces, studyPhoto } from '#studio/photos.ts'
import { findFaces } from '#server/pictures/faces/find-faces.ts'
import { findSubject } from '#server/pictures/subject/find-subject.ts'
import { packStudy } from './pack-study.ts'

/**
 * Studies a photo, in one way for all callers: after its upload, in the turn of an ad that finds no study of it, and on
 * the command line. Its result is versioned by STUDY_VERSION.
 */
export async function studyPixels(photo: Pixels): Promise<PhotoStudy> {
  if (hasMatteOfItsOwn(photo)) return studyPhoto(photo)
  const study = studyPhoto(photo, await findSubject(photo))
  return study.treatment === 'photo' ? keepFaces(study, await findFaces(photo)) : study
}

/**
 * Studies a stored picture and packs the result for storage. Throws sharp's error for bytes that are not a readable
 * picture.
 */
export async function studyPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = await decodePhoto(bytes)
  return packStudy(await studyPixels(photo), photo)
}
