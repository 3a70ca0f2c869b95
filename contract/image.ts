import { z } from 'zod'
import { defineCall } from './call.ts'
import { NO_AD_ID } from './limits.ts'

/**
 * A stored image of the user, as an ad refers to it. `url` is relative and ours: `/api/images/{id}`. `keepWhole` is the
 * person's word against the studio's: show this photo as it is, never cut out.
 */
export const imageEntrySchema = z.object({ url: z.string(), name: z.string(), keepWhole: z.boolean().optional() })

export type ImageEntry = z.infer<typeof imageEntrySchema>

/** POST multipart/form-data with a repeated `images` field. */
export const uploadImages = defineCall({
  method: 'POST',
  path: '/api/upload',
  query: z.object({ adId: z.string(NO_AD_ID).min(1, NO_AD_ID) }),
  success: { 200: z.array(imageEntrySchema) },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'UNAVAILABLE',
  ],
})
