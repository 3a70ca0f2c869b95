import { z } from 'zod'
import { creativeWithVariantsSchema } from '../ads/creative.ts'
import { listedCampaignSchema } from '../catalogue/campaign.ts'
import { sharedListSchema } from '../ads/reviews/review-list.ts'
import { reviewSchema } from '../ads/reviews/review.ts'
import { currentUserSchema } from '../people/user.ts'

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
  /** Set there too: the server's day, by which ads are marked until the reader's own is known. */
  today: z.string().optional(),
  /** Set there too on Pro: what GET /api/campaigns would answer with `only=stale`. */
  staleCampaigns: z.array(listedCampaignSchema).optional(),
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
