import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { FORMAT_IDS } from './formats.ts'
import { GENERATION_STAGES, GENERATION_STATES } from './generation-stages.ts'
import { variantSchema } from './variant.ts'

/** How long POST generate waits for its job before it answers 202. */
export const GENERATE_WAIT_MS = 55_000

export const generateVariant = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/generate',
  params: idParams,
  body: z.object({
    format: z.enum(FORMAT_IDS, 'Please select one ad format to start with.'),
    /** `studio` makes the ad without any model, as is offered after CONTENT_REFUSED and at a ceiling. */
    engine: z.enum(['studio'], 'The engine of an ad is studio, or left out.').optional(),
    /** A format made again says the same in another composition; `another` changes what it says, too. */
    idea: z.enum(['another'], 'The idea of an ad is another, or left out.').optional(),
  }),
  success: { 200: variantSchema, 202: z.object({ jobId: z.uuid() }) },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_OWNER',
    'NOT_FOUND',
    'INSUFFICIENT_CREDITS',
    'FORMAT_NOT_ALLOWED',
    'CUSTOM_COLORS_NOT_ALLOWED',
    'VARIANT_LIMIT_REACHED',
    'CONFLICT',
    'GENERATION_FAILED',
    'CONTENT_REFUSED',
    'MODEL_LIMIT_REACHED',
    'MODELS_UNAVAILABLE',
  ],
})

export const cancelGeneration = defineCall({
  method: 'DELETE',
  path: '/api/creatives/:id/generate/:format',
  params: idParams.extend({ format: z.enum(FORMAT_IDS) }),
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** One server-sent event of GET /api/creatives/:id/progress, under the event name `progress`. */
export const progressEventSchema = z.object({
  format: z.enum(FORMAT_IDS),
  jobId: z.uuid(),
  stage: z.enum(GENERATION_STAGES),
  percentage: z.number().min(0).max(100),
  state: z.enum(GENERATION_STATES),
  /** How long the ad will still take, told from the last ones; left out where nothing is known. */
  secondsLeft: z.number().int().min(0).optional(),
  variant: variantSchema.optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})

export type ProgressEvent = z.infer<typeof progressEventSchema>

export const PROGRESS_PATH = '/api/creatives/:id/progress'
