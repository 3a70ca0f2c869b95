import type { Box } from '#contract/report.ts'
import { boxRound } from './cut-out/kept-part.ts'
import type { PhotoStudy } from './photo-study.ts'

/**
 * The study of a photo in which these faces (source pixels, surest first) were found: where nobody knows what it shows it is of them. A
 * cut-out is never cropped, and so is not asked.
 */
export function keepFaces(study: PhotoStudy, faces: readonly Box[]): PhotoStudy {
  if (faces.length === 0 || study.treatment !== 'photo') return study
  return { ...study, faces, subject: study.subject ?? faces.reduce(boxRound) }
}
