import { z } from 'zod'
import { defineCall } from '../platform/call.ts'
import { productDescriptionSchema, productNameSchema, taglinesSchema } from './creative.ts'
import { SUGGESTED_TAGLINES_MAX } from '../limits.ts'

/** Suggests lines that could lead an ad for these words, best first; none if the description has no such line. */
export const suggestTaglinesCall = defineCall({
  method: 'POST',
  path: '/api/taglines',
  scope: 'make',
  idempotent: true,
  body: z.object({
    productName: productNameSchema,
    productDescription: productDescriptionSchema,
    /** The taglines that the user already has. */
    taglines: taglinesSchema.default([]),
  }),
  success: { 200: z.object({ taglines: z.array(z.string()).max(SUGGESTED_TAGLINES_MAX) }) },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'UNAVAILABLE'],
})
