import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { formatIdSchema } from './format-id.ts'

const lookSketchSchema = z.object({
  /** To be sent with the generation of this format: it then is painted as it is seen here. */
  recipe: z.string(),
  /** A small WebP in the shape of the format, as a data: address. */
  picture: z.string(),
})

export type LookSketch = z.infer<typeof lookSketchSchema>

/**
 * Up to six other compositions of an ad in one format, as small pictures of what would be painted: they say the same, look like neither
 * each other nor the picture that there is, are free and stored nowhere. Fewer where this photo and these words have no more.
 */
export const listOtherLooks = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/looks/:format',
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
