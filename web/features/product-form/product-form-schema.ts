import { z } from 'zod'
import { createCreativeBody } from '#contract/ads/creative.ts'
import { TAGLINE_MAX } from '#contract/limits.ts'

/**
 * The schema of step 1's form. A field array requires objects, so taglines are wrapped here; everything else is the
 * contract's own rule.
 */
export const productFormSchema = createCreativeBody
  .pick({ productName: true, productDescription: true, productPrice: true, productDiscount: true })
  .extend({
    taglines: z.array(
      z.object({
        text: z.string().trim().max(TAGLINE_MAX, `A tagline must be at most ${TAGLINE_MAX} characters`),
      }),
    ),
  })
