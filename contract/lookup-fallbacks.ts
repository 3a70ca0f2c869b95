import type { Credits } from './credits.ts'
import type { Subscription } from './subscription.ts'

// What holds where a look-up failed (SPEC.md section 4). Data only: no zod.

/** What the client shows when the look-up fails (SPEC.md section 4). */
export const CREDITS_FALLBACK: Credits = { adGeneration: 0, unlimited: false }

/** What signed-out people and failed look-ups get (SPEC.md section 4). */
export const FREE_SUBSCRIPTION: Subscription = {
  planId: 'free',
  status: 'inactive',
  hasActiveSubscription: false,
  isInTrial: false,
  endDate: null,
}
