import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import type { ErrorCode } from '../platform/errors.ts'
import { formatIdOf, formatIdSchema } from '../format-id.ts'
import { GENERATION_STAGES, GENERATION_STATES } from './generation-stages.ts'
import { RECIPE } from './sketch.ts'
import { variantSchema } from './variant.ts'

/** Time that POST generate waits for its job before it answers 202. */
export const GENERATE_WAIT_MS = 55_000

/** The codes with which a generation is refused at no cost. */
const REFUSALS = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'NOT_OWNER',
  'NOT_FOUND',
  'INSUFFICIENT_CREDITS',
  'FORMAT_NOT_ALLOWED',
  'CUSTOM_COLORS_NOT_ALLOWED',
  'VARIANT_LIMIT_REACHED',
  'CONFLICT',
  'MODEL_LIMIT_REACHED',
] as const satisfies ErrorCode[]

export const UNKNOWN_RECIPE = 'No sketch of this format is like that. Please look at the sketches again.'

export const generateVariantCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/generate',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({
    format: formatIdOf('Please select one ad format to start with.'),
    /** `studio` makes the ad without any model, as offered after CONTENT_REFUSED and at a ceiling. */
    engine: z.enum(['studio'], 'The engine of an ad is studio, or left out.').optional(),
    /** A format made again keeps its words in another composition; `another` changes its words, too. */
    idea: z.enum(['another'], 'The idea of an ad is another, or left out.').optional(),
    /**
     * The recipe of a sketch of this format: the studio paints the ad as the sketch showed it, or refuses with a
     * sentence.
     */
    recipe: z.string(UNKNOWN_RECIPE).regex(RECIPE, UNKNOWN_RECIPE).optional(),
  }),
  success: { 200: variantSchema, 202: z.object({ jobId: z.uuid() }) },
  codes: [...REFUSALS, 'GENERATION_FAILED', 'CONTENT_REFUSED', 'MODELS_UNAVAILABLE'],
})

/** Makes several formats of an ad, each for one credit: all are accepted, or none. */
export const generateFormatsCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/generate-all',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({
    formats: z
      .array(formatIdSchema)
      .min(1, 'Please select one ad format to start with.')
      .transform((formats) => [...new Set(formats)]),
    engine: z.enum(['studio'], 'The engine of an ad is studio, or left out.').optional(),
    /**
     * `new` makes all existing formats again with one new seed; if it is left out, existing formats stay as they are.
     */
    look: z.enum(['new'], 'The look of an ad is new, or left out.').optional(),
  }),
  /** A job for each format that is being made, including those that another request has just started. */
  success: { 202: z.object({ jobs: z.array(z.object({ format: formatIdSchema, jobId: z.uuid() })) }) },
  codes: REFUSALS,
})

export const cancelGenerationCall = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/generate/:format',
  scope: 'make',
  params: idParams.extend({ format: formatIdSchema }),
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** One server-sent event of GET /api/creatives/:id/progress, under the event name `progress`. */
export const progressEventSchema = z.object({
  format: formatIdSchema,
  jobId: z.uuid(),
  stage: z.enum(GENERATION_STAGES),
  percentage: z.number().min(0).max(100),
  state: z.enum(GENERATION_STATES),
  /** Estimate of the remaining seconds from recent generations; left out if nothing is known. */
  secondsLeft: z.number().int().min(0).optional(),
  variant: variantSchema.optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})

export type ProgressEvent = z.infer<typeof progressEventSchema>

export const PROGRESS_PATH = '/api/creatives/:id/progress'
