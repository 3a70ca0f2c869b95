import type { z } from 'zod'
import type { Brand, brandBody } from '#contract/ads/brand/brand.ts'

/** Completes a brand's fields as they were sent, with null for those left out. */
export function completeBrand({ colors, ...fields }: z.output<typeof brandBody>): Brand {
  const { name = null, logo = null, typography = null } = fields
  const { callToAction = null, webAddress = null, legalLine = null } = fields
  return { name, logo, colors, typography, callToAction, webAddress, legalLine }
}
