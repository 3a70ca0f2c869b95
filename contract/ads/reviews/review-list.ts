import { z } from 'zod'
import { defineCall, idParams } from '../../platform/call.ts'
import { formatIdSchema } from '../../format-id.ts'
import { REVIEW_LIST_ADS_MAX } from '../../limits.ts'
import { approvalSchema, reviewTokenParams } from './review.ts'

/** One link for several ads, each of which is viewed and approved by itself. */

const tooMany = `One link holds at most ${REVIEW_LIST_ADS_MAX} ads. Make another one for the others.`

const creativeIdsSchema = z
  .array(z.uuid('An ad is named by its id'))
  .min(1, 'Please choose an ad.')
  .max(REVIEW_LIST_ADS_MAX, tooMany)
  .transform((ids) => [...new Set(ids)])

const listedAdFields = {
  productName: z.string(),
  version: z.number().int().min(1),
  /** The approval of this version. */
  approval: approvalSchema.nullable(),
  /** The last reviewer who asked for changes of this version, as long as nobody has approved it. */
  changesAsked: approvalSchema.nullable(),
  /** Number of its pictures. */
  count: z.number().int(),
  /** The first of them; null if none is shared at the moment. */
  picture: z
    .object({ imageUrl: z.string(), format: formatIdSchema, width: z.number().int(), height: z.number().int() })
    .nullable(),
}

/** The link of several ads, for their owner. */
export const reviewListSchema = z.object({
  id: z.uuid(),
  /** Opens the link. Null if the server no longer has its secret: then the link can only be replaced. */
  token: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The ads in the order in which they were added. */
  ads: z.array(
    z.object({
      creativeId: z.uuid(),
      ...listedAdFields,
      /** Differs from `version` if the ad's pictures have changed since. */
      currentVersion: z.number().int().min(1),
    }),
  ),
})

export type ReviewList = z.infer<typeof reviewListSchema>

export const listReviewListsCall = defineCall({
  method: 'GET',
  path: '/api/review-lists',
  scope: 'read',
  /** Newest first, without expired ones. */
  success: { 200: z.object({ lists: z.array(reviewListSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Shares the ads in their current state, for 30 days. The same ads again answer the existing link. */
export const makeReviewListCall = defineCall({
  method: 'POST',
  path: '/api/review-lists',
  scope: 'make',
  idempotent: true,
  body: z.object({ creativeIds: creativeIdsSchema }),
  success: { 200: reviewListSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

/** Adds ads in their current state; those that are already there are brought up to date. */
export const addToReviewListCall = defineCall({
  method: 'POST',
  path: '/api/review-lists/:id/ads',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({ creativeIds: creativeIdsSchema }),
  success: { 200: reviewListSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

/** The link no longer opens this ad; its comments stay with the ad. */
export const removeFromReviewListCall = defineCall({
  method: 'DELETE',
  path: '/api/review-lists/:id/ads/:creativeId',
  scope: 'make',
  params: idParams.extend({ creativeId: z.uuid() }),
  success: { 200: reviewListSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** The link ends at once; the comments stay with each ad. */
export const endReviewListCall = defineCall({
  method: 'DELETE',
  path: '/api/review-lists/:id',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** The ads shown to a reviewer: each by a token of its own, which ends with the list's. */
export const sharedListSchema = z.object({
  expiresAt: z.iso.datetime(),
  ads: z.array(z.object({ token: z.string(), ...listedAdFields })),
})

export type SharedList = z.infer<typeof sharedListSchema>

export const getSharedListCall = defineCall({
  method: 'GET',
  path: '/api/reviews/:token/ads',
  params: reviewTokenParams,
  success: { 200: sharedListSchema },
  codes: ['NOT_FOUND'],
})
