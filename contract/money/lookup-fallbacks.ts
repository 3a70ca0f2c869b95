import type { Credits } from './credits.ts'
import type { Subscription } from './subscription.ts'

// Values used after a failed look-up (SPEC.md section 4). Data only: no zod.

/** Credits that the client shows if the look-up fails (SPEC.md section 4). */
export const CREDITS_FALLBACK: Credits = { adGeneration: 0, unlimited: false }

/** The subscription of signed-out visitors and after failed look-ups (SPEC.md section 4). */
export const FREE_SUBSCRIPTION: Subscription = {
  planId: 'free',
  status: 'inactive',
  hasActiveSubscription: false,
  isInTrial: false,
  endDate: null,
}
