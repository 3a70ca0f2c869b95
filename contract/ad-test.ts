import { z } from 'zod'
import { ANGLES } from './angles.ts'
import { defineCall, idParams } from './call.ts'
import { idsOf } from './choices.ts'
import { creativeSchema } from './creative.ts'
import { formatIdSchema } from './format-id.ts'

const angle = z.enum(idsOf(ANGLES), 'Please choose what the ad leads with')
const seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** How one sketch differs from another one, or from the ad itself. */
const differenceSchema = z.object({
  to: z.enum([...idsOf(ANGLES), 'ad']),
  /** Of the 64 bits of the pictures' perceptual hashes; up to 6 they look the same. */
  bits: z.int(),
  /** Of its texts and its picture, those that stand where nothing of the other does. */
  moved: z.int(),
  parts: z.int(),
})

const sketchedAngleSchema = z.object({
  angle,
  headline: z.string().nullable(),
  sketch: z
    .object({
      seed,
      /** A small WebP, as a data: address. */
      picture: z.string(),
      differences: z.array(differenceSchema),
    })
    .nullable(),
  /** Why there is no sketch, and what would help. */
  why: z.string().nullable(),
  /** The ad that leads so in this test already. */
  keptAs: z.uuid().nullable(),
})

export type SketchedAngle = z.infer<typeof sketchedAngleSchema>

/**
 * The ad led by its price, by what it promises and by the product's name, in compositions that are told apart: free, and nothing is stored.
 * What looks like another one is left out, and so is an angle that the ad has no words for.
 */
export const sketchTest = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/test',
  params: idParams,
  success: {
    200: z.object({
      /** Changes with the ad: only a sketch of how it is by now is kept. */
      version: z.iso.datetime(),
      /** In which they are sketched, and the first picture of one that is kept is made. */
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

export type TestSketches = z.infer<(typeof sketchTest)['success'][200]>

/**
 * Keeps a sketch as an ad of its own: it counts like any and takes the credit of its first picture, which is begun at once. An angle that
 * the test has already is answered with its ad, and takes nothing.
 */
export const keepSketch = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/test',
  params: idParams,
  body: z.object({ angle, seed, campaignSeed: seed, format: formatIdSchema, version: z.iso.datetime() }),
  success: { 200: creativeSchema },
  versioned: true,
  codes: [
    ...(['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'] as const),
    ...(['AD_LIMIT_REACHED', 'INSUFFICIENT_CREDITS', 'FORMAT_NOT_ALLOWED', 'CUSTOM_COLORS_NOT_ALLOWED'] as const),
  ],
})
