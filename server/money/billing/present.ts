import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import type { Subscription } from '#contract/money/subscription.ts'
import type { SubscriptionRow } from '#server/money/purchases/subscription-store.ts'

export function presentSubscription(live: SubscriptionRow | undefined, trialDays = 0): Subscription {
  if (!live) return { ...FREE_SUBSCRIPTION, ...(trialDays > 0 && { trialDays }) }
  const { status, endDate, trialEnd } = live
  const isInTrial = status === 'trialing'
  const end = endDate ?? (isInTrial ? trialEnd : null)
  return { planId: 'pro', status, hasActiveSubscription: true, isInTrial, endDate: end?.toISOString() ?? null }
}
