import { FREE_SUBSCRIPTION, type Subscription } from '#contract/subscription.ts'
import type { SubscriptionRow } from './store.ts'

export function presentSubscription(live: SubscriptionRow | undefined): Subscription {
  if (!live) return FREE_SUBSCRIPTION
  return {
    planId: 'pro',
    status: live.status,
    hasActiveSubscription: true,
    isInTrial: live.status === 'trialing',
    endDate: live.endDate?.toISOString() ?? null,
  }
}
