import { z } from 'zod'
import { defineCall, idParams } from './call.ts'
import { formatIdSchema } from './format-id.ts'
import { REVIEW_LIST_ADS_MAX } from './limits.ts'
import { approvalSchema, reviewTokenParams } from './review.ts'

/** One link for several ads, each of which is looked at and approved by itself. */

const tooMany = `One link holds at most ${REVIEW_LIST_ADS_MAX} ads. Make another one for the others.`

const creativeIdsSchema = z
  .array(z.uuid('An ad is named by its id'))
  .min(1, 'Please choose an ad.')
  .max(REVIEW_LIST_ADS_MAX, tooMany)
  .transform((ids) => [...new Set(ids)])

const listedAdFields = {
  productName: z.string(),
  version: z.number().int().min(1),
  /** Of this version. */
  approval: approvalSchema.nullable(),
  /** Who asked last for changes of this version, while nobody has approved it. */
  changesAsked: approvalSchema.nullable(),
  /** How many pictures it has. */
  count: z.number().int(),
  /** The first of them; null where none is shared at the moment. */
  picture: z
    .object({ imageUrl: z.string(), format: formatIdSchema, width: z.number().int(), height: z.number().int() })
    .nullable(),
}

/** The link of several ads, for their owner. */
export const reviewListSchema = z.object({
  id: z.uuid(),
  /** Opens the link. Null of a secret that the server has no more: it can only be replaced. */
  token: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** In the order in which they came to it. */
  ads: z.array(
    z.object({
      creativeId: z.uuid(),
      ...listedAdFields,
      /** Another than `version` where the ad's pictures are others by now. */
      currentVersion: z.number().int().min(1),
    }),
  ),
})

export type ReviewList = z.infer<typeof reviewListSchema>

export const listReviewLists = defineCall({
  method: 'GET',
  path: '/api/review-lists',
  /** Newest first, without those whose time is over. */
  success: { 200: z.object({ lists: z.array(reviewListSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Shows the ads as they are now, for 30 days. The same ads again are the link that there is. */
export const makeReviewList = defineCall({
  method: 'POST',
  path: '/api/review-lists',
  body: z.object({ creativeIds: creativeIdsSchema }),
  success: { 200: reviewListSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

/** Adds ads as they are now; those that are there already are shown as they are now. */
export const addToReviewList = defineCall({
  method: 'POST',
  path: '/api/review-lists/:id/ads',
  params: idParams,
  body: z.object({ creativeIds: creativeIdsSchema }),
  success: { 200: reviewListSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
})

/** The link opens this ad no more; what was said of it stays with the ad. */
export const removeFromReviewList = defineCall({
  method: 'DELETE',
  path: '/api/review-lists/:id/ads/:creativeId',
  params: idParams.extend({ creativeId: z.uuid() }),
  success: { 200: reviewListSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** The link ends at once; what was said of each ad stays with it. */
export const endReviewList = defineCall({
  method: 'DELETE',
  path: '/api/review-lists/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** What whoever has the link is shown: each ad by a token of its own, which ends with the list's. */
export const sharedListSchema = z.object({
  expiresAt: z.iso.datetime(),
  ads: z.array(z.object({ token: z.string(), ...listedAdFields })),
})

export type SharedList = z.infer<typeof sharedListSchema>

export const getSharedList = defineCall({
  method: 'GET',
  path: '/api/reviews/:token/ads',
  params: reviewTokenParams,
  success: { 200: sharedListSchema },
  codes: ['NOT_FOUND'],
})
