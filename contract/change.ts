import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { creativeSchema, ownWordsSchema } from './creative.ts'
import { sentDialsSchema } from './dial-schemas.ts'
import { formatIdSchema } from './format-id.ts'
import { GENERATION_STATES } from './generation-stages.ts'
import { CUT_OUTS } from './image.ts'
import { sentLogoSchema } from './logo.ts'
import { hexColorSchema } from './typed-text.ts'
import { variantSchema } from './variant.ts'
import { COLOR_ROLES } from './word-parts.ts'

/** What is changed on a finished ad; what is left out stays. The reverse change takes it back. */
export const adChangesSchema = z
  .object({
    /** Texts by part, shown exactly as typed; null takes an optional one away. */
    words: ownWordsSchema.optional(),
    /** Colors by role. */
    colors: z.partialRecord(z.enum(COLOR_ROLES), hexColorSchema).optional(),
    /** The url of one of the ad's product images, which leads from now on. */
    hero: z.string().optional(),
    /** Of the photo that leads. */
    cutOut: z.enum(CUT_OUTS).optional(),
    /** One of her logos, as an ad or the kit has it; null takes it away. */
    logo: sentLogoSchema.nullable().optional(),
    /** Steps from the size that a part was composed at, and where the product stands: not how far from where it is by now. */
    dials: sentDialsSchema.optional(),
    /** Takes the custom colors of the ad as they are by now. */
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

/** As they are sent. */
export type AdChanges = z.input<typeof adChangesSchema>

/** A format that could not take the change stays as it was, and is stale where another one took it. */
export const refusedFormatSchema = z.object({
  format: formatIdSchema,
  /** One plain sentence why. */
  message: z.string(),
})

export type RefusedFormat = z.infer<typeof refusedFormatSchema>

export const changedAdSchema = z.object({
  /** The new pictures. */
  variants: z.array(variantSchema),
  refused: z.array(refusedFormatSchema),
  /** Those of the pictures that look as they did, for their photo was shown in the way that is wanted already; left out where there is none. */
  alike: z.array(formatIdSchema).optional(),
  /** Formats on which other parts than the changed words had to move; left out where there are none. */
  moved: z.array(formatIdSchema).optional(),
  /** The ad with what was written back to its fields or kept as its `words`; its version is the answer's ETag. */
  creative: creativeSchema,
})

export type ChangedAd = z.infer<typeof changedAdSchema>

/** What a CONFLICT carries: the fields that somebody else changed since they were read, the ad as it is now and its pictures. */
export const changeConflictSchema = z.object({
  fields: z.array(z.string()),
  current: creativeSchema,
  variants: z.array(variantSchema),
})

export type ChangeConflictDetails = z.infer<typeof changeConflictSchema>

/**
 * Changes what is on the finished pictures of an ad, free: family, sides and seed stay, the texts are written back to their fields or
 * kept as the ad's `words`. Without `formats` all that the ad has are changed. With some of them the ad stays as it is: the change stays
 * with these pictures, also when they are made anew.
 */
export const changeAd = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/change',
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
     * Of words alone: what does not say them stays to the pixel, or the format refuses the change with a sentence. Without it that is tried
     * first, and other parts move where it cannot be.
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

/** One server-sent event of GET /api/creatives/:id/progress, under the event name `change`: where a change of the ad stands. */
export const changeEventSchema = z.object({
  jobId: z.uuid(),
  state: z.enum(GENERATION_STATES),
  /** Those that it is about. */
  formats: z.array(formatIdSchema),
  /** Those that are done, as they come. */
  variants: z.array(variantSchema),
  refused: z.array(refusedFormatSchema),
  alike: z.array(formatIdSchema).optional(),
  moved: z.array(formatIdSchema).optional(),
  message: z.string().optional(),
})

export type ChangeEvent = z.infer<typeof changeEventSchema>
