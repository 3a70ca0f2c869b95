import type { CutOutOfPhoto, Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { cutOutPreviewUrl } from '#contract/ads/cut-outs/cut-out-preview.ts'
import type { CutOut } from '#contract/pictures/image.ts'
import type { StudyFacts } from '#server/pictures/images/study-file.ts'
import type { AdPhotoRequest } from './get-own-photo.ts'
import { explainTreatment } from './explain-treatment.ts'
import { previewVersionOf } from './version.ts'

interface PhotoInAd extends AdPhotoRequest {
  cutOut: CutOut | undefined
  strokes: Stroke[]
}

/** Presents how an ad treats a photo: by its study, by the user's choice, and by the strokes over it. */
export function presentCutOut(
  study: StudyFacts,
  { creativeId, imageId, cutOut = 'auto', strokes }: PhotoInAd,
): CutOutOfPhoto {
  const isAdvised = study.treatment !== 'photo'
  const hasProduct = isAdvised || study.refused !== undefined || strokes.some(({ kind }) => kind === 'keep')
  const isCutOut = { auto: isAdvised, always: hasProduct, never: false }[cutOut]
  const version = previewVersionOf(strokes)
  return {
    shown: isCutOut ? 'cut-out' : 'whole',
    advised: isAdvised ? 'cut-out' : 'whole',
    why: explainTreatment(study),
    preview: hasProduct ? `${cutOutPreviewUrl(creativeId, imageId)}?version=${version}` : null,
    strokes,
  }
}
