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

/** What the first HTML carries as JSON in `<script id="session" type="application/json">`. */
export const sessionBlockSchema = z.object({
  user: currentUserSchema.nullable(),
  /** Name of the identity provider, as on the button, and the path that starts its sign-in. */
  provider: z.object({ name: z.string(), signInPath: z.string() }),
  /** Whom people write to who need help, where the operator has said it. */
  supportEmail: z.string().optional(),
  /** For an operator, on every page: the one of operators may be opened from any other. */
  isOperator: z.literal(true).optional(),
  /** Of whoever is signed in, on every page: what the plan holds is offered, and what it lacks told, from the first moment. */
  planId: z.enum(['free', 'pro']).optional(),
  /** On the gallery's own page: what GET /api/creatives would answer but for `shown`, so that the pictures are asked for at once. */
  creatives: z.array(creativeWithVariantsSchema).optional(),
  /** How many ads the person has, on the page of a new ad: whether the plan holds another is said at once. */
  creativeCount: z.int().optional(),
  /** There too: the ad without a picture that was worked on last, where there is one. */
  draft: z.object({ id: z.uuid(), productName: z.string() }).optional(),
  /** On the page of a review link: what GET /api/reviews/{token} would answer; null where the link has ended. */
  review: reviewSchema.nullable().optional(),
  /** There too, where the link is one of several ads: what GET /api/reviews/{token}/ads would answer. */
  sharedList: sharedListSchema.optional(),
})

export type SessionBlock = z.infer<typeof sessionBlockSchema>

export const getCurrentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  success: { 200: currentUserSchema },
  codes: ['UNAUTHENTICATED'],
})

/** Whether the browser sent the session cookie: it is HttpOnly, so only the server can tell. For /debug-login. */
export const getSessionCookie = defineCall({
  method: 'GET',
  path: '/api/auth/session',
  success: { 200: z.object({ name: z.string(), exists: z.boolean() }) },
  codes: [],
})
