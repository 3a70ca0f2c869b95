import { z } from 'zod'
import { defineCall } from './call.ts'
import { STROKES_MAX, STROKES_MAX_BYTES } from './limits.ts'

export const STROKE_KINDS = ['keep', 'remove'] as const

/** Of the photo's width and height, from its upper left corner. */
const share = z.number().min(0).max(1)

/** One stroke of a brush over a photo: a hint where its product is, or is not. Where its edge lies the studio finds by itself. */
export const strokeSchema = z.object({
  kind: z.enum(STROKE_KINDS),
  /** Of the photo's longer side. */
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

/** A photo in an ad: the product without its ground, or the picture as it was taken. */
const SHOWN_AS = ['cut-out', 'whole'] as const

export const cutOutSchema = z.object({
  /** What becomes of the photo in the ad as it is saved. */
  shown: z.enum(SHOWN_AS),
  /** What the studio would do with it by itself, and why, in one sentence. */
  advised: z.enum(SHOWN_AS),
  why: z.string(),
  /** The photo's size with nothing but the product in it, at most 960 px; null where no product was found and none is painted. */
  preview: z.string().nullable(),
  strokes: z.array(strokeSchema),
})

export type CutOutOfPhoto = z.infer<typeof cutOutSchema>

/** `imageId` is that of a product image of the ad. */
export const photoParams = z.object({ id: z.uuid(), imageId: z.uuid() })

const CODES = ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'] as const

export const getCutOut = defineCall({
  method: 'GET',
  path: '/api/creatives/:id/photos/:imageId/cut-out',
  params: photoParams,
  success: { 200: cutOutSchema },
  versioned: true,
  codes: CODES,
})

export const touchUpBody = z.object({ strokes: strokesSchema })

/** Puts these strokes in the place of all before. With If-Match, the version that was read, it is a CONFLICT where others saved since. */
export const saveTouchUp = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/photos/:imageId/cut-out',
  params: photoParams,
  headers: z.object({ 'If-Match': z.string().optional() }),
  body: touchUpBody,
  success: { 200: cutOutSchema },
  versioned: true,
  codes: ['VALIDATION_FAILED', ...CODES, 'CONFLICT'],
})

/** Changes with the picture, which never changes under one address. */
export const previewQuery = z.object({ version: z.string().max(80) })
