import { z } from 'zod'
import { defineCall } from './call.ts'
import { creativeWithVariantsSchema } from './creative.ts'
import { sharedListSchema } from './review-list.ts'
import { reviewSchema } from './review.ts'

export const currentUserSchema = z.object({
  id: z.uuid(),
  displayName: z.string(),
  email: z.string(),
  profilePicture: z.string().nullable(),
})

export type CurrentUser = z.infer<typeof currentUserSchema>

/** The data that the first HTML carries as JSON in `<script id="session" type="application/json">`. */
export const sessionBlockSchema = z.object({
  user: currentUserSchema.nullable(),
  /** Name of the identity provider, as on the button, and the path that starts its sign-in. */
  provider: z.object({ name: z.string(), signInPath: z.string() }),
  /** The address for support requests, if the operator has configured one. */
  supportEmail: z.string().optional(),
  /** Set for an operator, on every page: the operators' page may be opened from any other. */
  isOperator: z.literal(true).optional(),
  /** The plan of the signed-in user, on every page: included and missing features are shown from the first moment. */
  planId: z.enum(['free', 'pro']).optional(),
  /**
   * Set on the gallery's own page: what GET /api/creatives would answer except for `shown`, so that the pictures are
   * requested at once.
   */
  creatives: z.array(creativeWithVariantsSchema).optional(),
  /** The user's number of ads, set on the page of a new ad, which shows at once if the plan has room for another. */
  creativeCount: z.int().optional(),
  /** Set there too: the ad without a picture that was edited last, if there is one. */
  draft: z.object({ id: z.uuid(), productName: z.string() }).optional(),
  /** Set on the page of a review link: what GET /api/reviews/{token} would answer; null if the link has ended. */
  review: reviewSchema.nullable().optional(),
  /** Set there too, if the link is one of several ads: what GET /api/reviews/{token}/ads would answer. */
  sharedList: sharedListSchema.optional(),
})

export type SessionBlock = z.infer<typeof sessionBlockSchema>

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  success: { 200: currentUserSchema },
  codes: ['UNAUTHENTICATED'],
})

/**
 * Reports if the browser sent the session cookie, which is HttpOnly, so that only the server can know. For
 * /debug-login.
 */
export const getSessionCookie = defineCall({
  method: 'GET',
  path: '/api/auth/session',
  success: { 200: z.object({ name: z.string(), exists: z.boolean() }) },
  codes: [],
})
