import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { formatIdSchema } from '../format-id.ts'

const lookSketchSchema = z.object({
  /** Sent with the generation of this format, it has the ad painted as it looks here. */
  recipe: z.string(),
  /** A small WebP in the shape of the format, as a data: URL. */
  picture: z.string(),
})

export type OtherLook = z.infer<typeof lookSketchSchema>

/**
 * Up to six other compositions of an ad in one format, as small previews: they say the same, look like neither each
 * other nor the existing picture, are free, and are not stored. Fewer if this photo and these words allow no more.
 */
export const listOtherLooksCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/looks/:format',
  scope: 'read',
  params: idParams.extend({ format: formatIdSchema }),
  success: { 200: z.object({ looks: z.array(lookSketchSchema) }) },
  codes: [
    ...([
      'VALIDATION_FAILED',
      'UNAUTHENTICATED',
      'NOT_OWNER',
      'NOT_FOUND',
      'UNAVAILABLE',
      'GENERATION_FAILED',
    ] as const),
    ...(['FORMAT_NOT_ALLOWED', 'CUSTOM_COLORS_NOT_ALLOWED', 'VARIANT_LIMIT_REACHED'] as const),
  ],
})
