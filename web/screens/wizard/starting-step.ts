import { DESCRIPTION_MIN, NAME_MIN } from '#contract/limits.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { isStyleComplete } from '#web/features/style-choices/missing-choices.ts'
import type { StepNumber } from './wizard-steps.ts'

/** Gives the step at which an ad is resumed: the first that is incomplete (SPEC.md section 4). */
export function startingStep(ad: CreativeFields): StepNumber {
  if (!ad.productName || !ad.productDescription) return 1
  if (ad.productImages.length === 0) return 2
  if (!isStyleComplete(ad)) return 3
  if (ad.selectedFormats.length === 0) return 4
  return 5
}

/** Gives the last step that can be opened: text that step 1 would refuse leads no further. */
export function reachedStep(ad: CreativeFields): StepNumber {
  const { productName, productDescription } = ad
  const isDescribed = productName.trim().length >= NAME_MIN && productDescription.trim().length >= DESCRIPTION_MIN
  return isDescribed ? startingStep(ad) : 1
}
