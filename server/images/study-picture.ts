import type { PhotoStudy, Pixels } from '#studio/index.ts'
import { decodePhoto, hasMatteOfItsOwn, studyPhoto } from '#studio/photos.ts'
import { findSubject } from '../subject/find-subject.ts'
import { packStudy } from './pack-study.ts'

/**
 * The one way in which a photo is studied: after its upload, in the turn of an ad that finds no study of it, and on the command
 * line. What it finds is known by STUDY_VERSION.
 */
export async function studyPixels(photo: Pixels): Promise<PhotoStudy> {
  return studyPhoto(photo, hasMatteOfItsOwn(photo) ? undefined : await findSubject(photo))
}

/** The study of a stored picture as it is kept. Throws sharp's error for bytes that are not a readable picture. */
export async function studyPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = await decodePhoto(bytes)
  return packStudy(await studyPixels(photo), photo)
}
