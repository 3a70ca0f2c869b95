import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { creativeSchema, ownWordsSchema } from './creative.ts'
import { sentDialsSchema } from './dial-schemas.ts'
import { formatIdSchema } from '../format-id.ts'
import { GENERATION_STATES } from './generation-stages.ts'
import { CUT_OUTS } from '../pictures/image.ts'
import { sentLogoSchema } from '../pictures/logo.ts'
import { hexColorSchema } from '../text/typed-text.ts'
import { variantSchema } from './variant.ts'
import { COLOR_ROLES } from '../word-parts.ts'

/** Changes of a finished ad; a field that is left out stays. The reverse change undoes it. */
export const adChangesSchema = z
  .object({
    /** Texts by part, shown exactly as typed; null removes an optional one. */
    words: ownWordsSchema.optional(),
    /** Colors by role. */
    colors: z.partialRecord(z.enum(COLOR_ROLES), hexColorSchema).optional(),
    /** The url of the ad's product image that becomes the hero photo. */
    hero: z.string().optional(),
    /** Cut-out mode of the hero photo. */
    cutOut: z.enum(CUT_OUTS).optional(),
    /** One of the user's logos, as an ad or the kit has it; null removes it. */
    logo: sentLogoSchema.nullable().optional(),
    /**
     * Steps from the size at which a part was composed, and the product's place: absolute, not relative to the current
     * state.
     */
    dials: sentDialsSchema.optional(),
    /** Takes over the ad's current custom colors. */
    customColors: z.literal(true).optional(),
  })
  .refine(
    ({ words, colors, dials, ...others }) =>
      [words ?? {}, colors ?? {}, dials ?? {}, others].some((one) =>
        Object.values(one).some((value) => value !== undefined),
      ),
    'Please change something: a text, a color, a size, a photo or the logo.',
  )

export type AdChangesBody = z.output<typeof adChangesSchema>

/** Changes as they are sent. */
export type SentAdChanges = z.input<typeof adChangesSchema>

/** A format that could not take the change. It stays as it was, and is stale if another format took the change. */
export const refusedFormatSchema = z.object({
  format: formatIdSchema,
  /** One plain sentence that says why. */
  message: z.string(),
})

export type RefusedFormat = z.infer<typeof refusedFormatSchema>

export const changedAdSchema = z.object({
  /** The new pictures. */
  variants: z.array(variantSchema),
  refused: z.array(refusedFormatSchema),
  /**
   * Pictures that look as before, because their photo was already shown in the wanted way; left out if there are none.
   */
  alike: z.array(formatIdSchema).optional(),
  /** Formats on which parts other than the changed words had to move; left out if there are none. */
  moved: z.array(formatIdSchema).optional(),
  /** The ad with what was written back to its fields or kept as its `words`; its version is the answer's ETag. */
  creative: creativeSchema,
})

export type ChangedAdAnswer = z.infer<typeof changedAdSchema>

/**
 * Details of a CONFLICT: the fields that somebody else changed since they were read, the current ad and its pictures.
 */
export const changeConflictSchema = z.object({
  fields: z.array(z.string()),
  current: creativeSchema,
  variants: z.array(variantSchema),
})

export type ChangeConflictDetails = z.infer<typeof changeConflictSchema>

/**
 * Changes the finished pictures of an ad, free of charge: family, sides and seed stay, and the texts are written back
 * to its fields or kept as the ad's `words`. Without `formats` all pictures of the ad are changed. With `formats` the
 * ad stays as it is: the change stays with these pictures, even when they are made again.
 */
export const changeAdCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/change',
  scope: 'make',
  idempotent: true,
  params: idParams,
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: z.object({
    changes: adChangesSchema,
    formats: z
      .array(formatIdSchema)
      .min(1)
      .transform((formats) => [...new Set(formats)])
      .optional(),
    /**
     * Restricts a change of words: everything else stays identical to the pixel, or the format refuses the change with
     * a sentence. Without it that is tried first, and other parts move if it fails.
     */
    frozen: z.literal(true).optional(),
  }),
  success: { 200: changedAdSchema, 202: z.object({ jobId: z.uuid() }) },
  versioned: true,
  details: { CONFLICT: changeConflictSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'CONFLICT',
    'CUSTOM_COLORS_NOT_ALLOWED',
    'GENERATION_FAILED',
  ],
})

/**
 * One server-sent event of GET /api/creatives/:id/progress, under the event name `change`: the progress of a change of
 * the ad.
 */
export const changeEventSchema = z.object({
  jobId: z.uuid(),
  state: z.enum(GENERATION_STATES),
  /** The formats that are being changed. */
  formats: z.array(formatIdSchema),
  /** The variants that are finished so far. */
  variants: z.array(variantSchema),
  refused: z.array(refusedFormatSchema),
  alike: z.array(formatIdSchema).optional(),
  moved: z.array(formatIdSchema).optional(),
  message: z.string().optional(),
})

export type ChangeEvent = z.infer<typeof changeEventSchema>
