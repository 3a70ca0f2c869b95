import type { z } from 'zod'
import type { Brand, brandBody } from '#contract/brand.ts'

/** A kit as it was sent, with null for what was left out. */
export function completeKit({ colors, ...fields }: z.output<typeof brandBody>): Brand {
  const { name = null, logo = null, typography = null } = fields
  const { callToAction = null, webAddress = null, legalLine = null } = fields
  return { name, logo, colors, typography, callToAction, webAddress, legalLine }
}
