import { z } from 'zod'
import { ANGLES } from './angles.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { idsOf } from '../choices.ts'
import { creativeSchema } from './creative.ts'
import { formatIdSchema } from '../format-id.ts'
import { distanceSchema } from './likeness.ts'

const angle = z.enum(idsOf(ANGLES), 'Please choose what the ad leads with')
const seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** Differences of one sketch from another, or from the ad itself. */
const differenceSchema = z.object({
  to: z.enum([...idsOf(ANGLES), 'ad']),
  /** Differing bits of the 64-bit perceptual hashes of the pictures; up to 6 they look the same. */
  bits: z.int(),
  /** Number of texts and pictures that stand where the other one has nothing. */
  moved: z.int(),
  parts: z.int(),
  distance: distanceSchema,
})

const sketchedAngleSchema = z.object({
  angle,
  headline: z.string().nullable(),
  sketch: z
    .object({
      seed,
      /** A small WebP as a data: URL. */
      picture: z.string(),
      differences: z.array(differenceSchema),
    })
    .nullable(),
  /** The reason why there is no sketch, and what would help. */
  why: z.string().nullable(),
  /** The ad of this experiment that already leads with this angle. */
  keptAs: z.uuid().nullable(),
})

export type ExperimentAngle = z.infer<typeof sketchedAngleSchema>

/**
 * Sketches the ad led by its price, by its promise and by the product's name, in distinguishable compositions.
 * Free, and nothing is stored. Leaves out an angle that looks like another one, or that the ad has no words for.
 */
export const sketchExperimentCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/test',
  scope: 'read',
  params: idParams,
  success: {
    200: z.object({
      /** Changes whenever the ad does: only a sketch of the ad's current state can be kept. */
      version: z.iso.datetime(),
      /** The format of the sketches, and of the first picture of an ad that is kept. */
      format: formatIdSchema,
      campaignSeed: seed,
      angles: z.array(sketchedAngleSchema),
    }),
  },
  codes: [
    ...([
      'VALIDATION_FAILED',
      'UNAUTHENTICATED',
      'NOT_OWNER',
      'NOT_FOUND',
      'UNAVAILABLE',
      'GENERATION_FAILED',
    ] as const),
    'CUSTOM_COLORS_NOT_ALLOWED',
  ],
})

export type ExperimentSketches = z.infer<(typeof sketchExperimentCall)['success'][200]>

/**
 * Keeps a sketch as an ad of its own. It counts like any ad and takes the credit of its first picture, which is started
 * at once. An angle that the experiment already has is answered with its ad, and costs nothing.
 */
export const createAdFromSketchCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/test',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({ angle, seed, campaignSeed: seed, format: formatIdSchema, version: z.iso.datetime() }),
  success: { 200: creativeSchema },
  versioned: true,
  codes: [
    ...(['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'] as const),
    ...(['AD_LIMIT_REACHED', 'INSUFFICIENT_CREDITS', 'FORMAT_NOT_ALLOWED', 'CUSTOM_COLORS_NOT_ALLOWED'] as const),
  ],
})
