import { DESCRIPTION_MIN, NAME_MIN } from '#contract/limits.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { isStyleComplete } from '#web/features/style-choices/missing-choices.ts'
import type { StepNumber } from './wizard-steps.ts'

/** Where an ad is taken up again: the first step that still lacks something (SPEC.md section 4). */
export function startingStep(ad: CreativeFields): StepNumber {
  if (!ad.productName || !ad.productDescription) return 1
  if (ad.productImages.length === 0) return 2
  if (!isStyleComplete(ad)) return 3
  if (ad.selectedFormats.length === 0) return 4
  return 5
}

/** The last step that can be gone to: words that step 1 would refuse lead no further. */
export function reachedStep(ad: CreativeFields): StepNumber {
  const { productName, productDescription } = ad
  const isDescribed = productName.trim().length >= NAME_MIN && productDescription.trim().length >= DESCRIPTION_MIN
  return isDescribed ? startingStep(ad) : 1
}
