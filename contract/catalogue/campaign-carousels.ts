import { z } from 'zod'
import { findingSchema } from '../ads/report.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { textOf } from '../text/typed-text.ts'
import { CAROUSEL_CARDS, CAROUSEL_FORMATS, CAROUSEL_STATES, CAROUSEL_TEXTS } from './carousel-choices.ts'

export const carouselCardSchema = z.object({
  /** The product's result; it may be gone by now. */
  productId: z.uuid(),
  key: z.string(),
  name: z.string(),
  /** Null until it is painted, and for a card that could not be. */
  imageUrl: z.string().nullable(),
  findings: z.array(findingSchema),
  /** One sentence on why it has no picture. */
  problem: z.string().nullable(),
  /** The product's ad has other words, another price, photo or look by now; or the product is gone. */
  stale: z.boolean(),
})

/** Two to ten products of a campaign as one set of pictures, in order. */
export const carouselSchema = z.object({
  id: z.uuid(),
  format: z.enum(CAROUSEL_FORMATS),
  firstLine: z.string(),
  callToAction: z.string(),
  state: z.enum(CAROUSEL_STATES),
  /** One sentence on why the last painting failed. */
  message: z.string().nullable(),
  cards: z.array(carouselCardSchema),
  /** A card is stale: painting the set again shows its products as they are now. */
  stale: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type Carousel = z.infer<typeof carouselSchema>

const { least, most } = CAROUSEL_CARDS

export const createCarouselBody = z.object({
  /** The products in the order of their cards, by the ids of their results. */
  productIds: z
    .array(z.uuid())
    .min(least, `Please choose at least ${least} products`)
    .max(most, `A carousel has at most ${most} cards`)
    .refine((ids) => new Set(ids).size === ids.length, 'Please choose each product once'),
  format: z.enum(CAROUSEL_FORMATS),
  firstLine: textOf({
    min: 1,
    tooShort: 'Please write the line of the first card',
    max: CAROUSEL_TEXTS.firstLine,
    tooLong: `The line of the first card must be at most ${CAROUSEL_TEXTS.firstLine} characters`,
  }),
  callToAction: textOf({
    min: 1,
    tooShort: 'Please write the call to action of the last card',
    max: CAROUSEL_TEXTS.callToAction,
    tooLong: `The call to action must be at most ${CAROUSEL_TEXTS.callToAction} characters`,
  }),
})

export type NewCarousel = z.input<typeof createCarouselBody>

export const carouselParams = z.object({ id: z.uuid(), carouselId: z.uuid() })

const MAKES = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED', 'CONFLICT'] as const

/** Paints products that have pictures as one set. It takes no credits. */
export const createCarouselCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/carousels',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: createCarouselBody,
  success: { 202: carouselSchema },
  codes: MAKES,
})

/** The carousels of a campaign, newest first. */
export const listCarouselsCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/carousels',
  scope: 'read',
  params: idParams,
  success: { 200: z.array(carouselSchema) },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

export const getCarouselCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/carousels/:carouselId',
  scope: 'read',
  params: carouselParams,
  success: { 200: carouselSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Paints a set again as its products are now, free. While it is being painted, the call changes nothing. */
export const repaintCarouselCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/carousels/:carouselId/repaint',
  scope: 'make',
  idempotent: true,
  params: carouselParams,
  success: { 202: carouselSchema },
  codes: MAKES,
})

export const deleteCarouselCall = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id/carousels/:carouselId',
  scope: 'make',
  params: carouselParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** The cards of a set as a ZIP, in order: `01-mug.jpg`, `02-bowl.jpg`. */
export const CAROUSEL_DOWNLOAD_PATH = '/api/campaigns/:id/carousels/:carouselId/download'
