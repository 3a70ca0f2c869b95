import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { formatIdSchema } from '../format-id.ts'
import { ANGLES } from './angles.ts'
import { idsOf } from '../choices.ts'

const shareSchema = z.int().min(0).max(100)

/** The distance is from 0 to 100. A part that could not be compared is left out. */
export const distanceSchema = z.object({
  total: shareSchema,
  parts: z.object({
    picture: shareSchema.optional(),
    layout: shareSchema.optional(),
    palette: shareSchema.optional(),
    angle: shareSchema.optional(),
  }),
  /** Set to true if people would take the two for one ad. */
  isTooAlike: z.boolean(),
})

const PATH = '/api/creatives/:id/likeness'

const comparedAdSchema = z.object({
  creativeId: z.uuid(),
  /** The angle that the ad leads with; null for the ad that the test began with. */
  angle: z.enum(idsOf(ANGLES)).nullable(),
  /** The format of the other ad's picture that is nearest. */
  format: formatIdSchema,
  distance: distanceSchema,
})

/** Compares the finished pictures of an ad with those of the other ads of its test, the nearest first. */
export const compareTestCall = defineCall({
  method: 'GET',
  path: PATH,
  scope: 'read',
  params: idParams,
  success: { 200: z.object({ ads: z.array(comparedAdSchema) }) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'UNAVAILABLE'],
})

export type ComparedAd = z.infer<typeof comparedAdSchema>

const comparedUploadSchema = z.object({
  /** Name of the file as it was sent. */
  name: z.string(),
  /** The format of the ad's picture that is nearest to it. */
  format: formatIdSchema,
  distance: distanceSchema,
})

export type ComparedUpload = z.infer<typeof comparedUploadSchema>

/**
 * Compares an ad with pictures of ads that already run, also of other makers, the nearest first. POST multipart/form-data
 * with one to COMPARED_PICTURES_MAX files in the field `images`. Nothing of them is kept.
 */
export const comparePicturesCall = defineCall({
  method: 'POST',
  path: PATH,
  scope: 'read',
  params: idParams,
  success: { 200: z.object({ pictures: z.array(comparedUploadSchema) }) },
  codes: [
    ...(['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'] as const),
    ...(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE', 'GENERATION_FAILED'] as const),
    ...(['FORMAT_NOT_ALLOWED', 'CUSTOM_COLORS_NOT_ALLOWED'] as const),
  ],
})
