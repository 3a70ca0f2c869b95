import { z } from 'zod'
import { defineCall } from '../../platform/call.ts'
import { STROKES_MAX, STROKES_MAX_BYTES } from '../../limits.ts'

export const STROKE_KINDS = ['keep', 'remove'] as const

/** A fraction of the photo's width or height, from its upper left corner. */
const share = z.number().min(0).max(1)

/** One brush stroke over a photo: a hint where its product is, or is not. The studio finds the exact edge. */
export const strokeSchema = z.object({
  kind: z.enum(STROKE_KINDS),
  /** Fraction of the photo's longer side. */
  radius: z.number().min(0.001).max(0.25),
  points: z.array(z.tuple([share, share])).min(1, 'A stroke needs at least one point'),
})

export type Stroke = z.infer<typeof strokeSchema>

const strokesSchema = z
  .array(strokeSchema)
  .max(STROKES_MAX, `A touch-up holds at most ${STROKES_MAX} strokes`)
  .refine(
    (strokes) => JSON.stringify(strokes).length <= STROKES_MAX_BYTES,
    `The strokes of a touch-up take at most ${STROKES_MAX_BYTES / 1024} KB`,
  )

/** The ways in which an ad shows a photo: the product without its ground, or the picture as it was taken. */
const SHOWN_AS = ['cut-out', 'whole'] as const

export const cutOutSchema = z.object({
  /** The treatment of the photo in the ad as it is saved. */
  shown: z.enum(SHOWN_AS),
  /** The treatment that the studio would choose, and the reason in one sentence. */
  advised: z.enum(SHOWN_AS),
  why: z.string(),
  /**
   * The photo at its own proportions with only the product in it, at most 960 px; null if no product was found and none
   * is painted.
   */
  preview: z.string().nullable(),
  strokes: z.array(strokeSchema),
})

export type CutOutOfPhoto = z.infer<typeof cutOutSchema>

/** Path parameters; `imageId` is the id of a product image of the ad. */
export const photoParams = z.object({ id: z.uuid(), imageId: z.uuid() })

const CODES = ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'] as const

export const getCutOutCall = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/photos/:imageId/cut-out',
  scope: 'read',
  params: photoParams,
  success: { 200: cutOutSchema },
  versioned: true,
  codes: CODES,
})

export const touchUpBody = z.object({ strokes: strokesSchema })

/**
 * Replaces all strokes by these. With If-Match, the version that was read, it is a CONFLICT if somebody else has saved
 * since.
 */
export const saveTouchUpCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/photos/:imageId/cut-out',
  scope: 'make',
  params: photoParams,
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: touchUpBody,
  success: { 200: cutOutSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', ...CODES, 'CONFLICT'],
})

/** Changes with the picture: the content at one address never changes. */
export const previewQuery = z.object({ version: z.string().max(80) })
