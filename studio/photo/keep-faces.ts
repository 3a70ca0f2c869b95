import type { Box } from '#contract/ads/report.ts'
import { union } from '../basics/boxes.ts'
import type { PhotoStudy } from './photo-study.ts'

/**
 * Returns the study of a photo in which these faces (source pixels, surest first) were found. If its subject is unknown,
 * they are its subject. A cut-out is never cropped, so its study stays as it is.
 */
export function keepFaces(study: PhotoStudy, faces: readonly Box[]): PhotoStudy {
  if (faces.length === 0 || study.treatment !== 'photo') return study
  return { ...study, faces, subject: study.subject ?? faces.reduce(union) }
}
