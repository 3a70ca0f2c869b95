import { z } from 'zod'
import { defineCall } from '../platform/call.ts'
import { NO_AD_ID } from '../limits.ts'

/** The cut-out modes of a photo: the studio decides by its study, or the user decides for it or against it. */
export const CUT_OUTS = ['auto', 'always', 'never'] as const

export type CutOut = (typeof CUT_OUTS)[number]

/**
 * A stored image of the user, as an ad refers to it. `url` is relative and ours: `/api/images/{id}`. Without `cutOut`
 * the studio decides.
 */
export const imageEntrySchema = z.object({ url: z.string(), name: z.string(), cutOut: z.enum(CUT_OUTS).optional() })

export type ImageEntry = z.infer<typeof imageEntrySchema>

/**
 * An entry as it is sent: without `cutOut` the stored mode stays. Older pages and drafts send `keepWhole` for "never".
 */
export const sentImageEntrySchema = imageEntrySchema
  .extend({ keepWhole: z.boolean().optional() })
  .transform(({ keepWhole, cutOut = keepWhole ? 'never' : undefined, ...entry }): ImageEntry =>
    cutOut ? { ...entry, cutOut } : entry,
  )

/** POST multipart/form-data with a repeated `images` field. */
export const uploadImagesCall = defineCall({
  method: 'POST',
  path: '/api/upload',
  scope: 'make',
  idempotent: true,
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
