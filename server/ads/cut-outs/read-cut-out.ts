import type { CutOutOfPhoto } from '#contract/ads/cut-outs/cut-out.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { readStudyFile, type StudyFacts } from '#server/pictures/images/study-file.ts'
import type { Services } from '#server/services.ts'
import { getOwnPhoto, type AdPhotoRequest } from './get-own-photo.ts'
import { presentCutOut } from './present.ts'
import { findStrokes } from './store.ts'

export type CutOutServices = Pick<Services, 'db' | 'studies'>

/** Reads how an ad treats a photo. Throws UNAVAILABLE while the studio has not studied it. */
export async function readCutOut(services: CutOutServices, request: AdPhotoRequest): Promise<CutOutOfPhoto> {
  const { cutOut } = await getOwnPhoto(services.db, request)
  const study = await readStudy(services, request)
  return presentCutOut(study, { ...request, cutOut, strokes: await findStrokes(services.db, request) })
}

export async function readStudy({ studies }: CutOutServices, { userId, imageId }: AdPhotoRequest): Promise<StudyFacts> {
  const bytes = await studies.find({ id: imageId, userId })
  const study = bytes && readStudyFile(bytes)
  if (study) return study.facts
  throw notLookedAt()
}

export function notLookedAt(): AppError {
  return new AppError('UNAVAILABLE', 'The photo has not been looked at yet. Please try again in a few seconds.')
}
