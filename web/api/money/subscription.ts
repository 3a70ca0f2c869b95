import { queryOptions, useQuery } from '@tanstack/react-query'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import type { PlanId } from '#contract/money/plans.ts'
import type { getSubscriptionCall, Subscription } from '#contract/money/subscription.ts'
import { SUBSCRIPTION_KEY } from '#web/api/platform/plan-refusal.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { requestUnlessSignedOut } from '#web/api/platform/request.ts'
import { useSession } from '#web/api/people/session.ts'

const FIVE_MINUTES_MS = 5 * 60_000

export function subscriptionQuery() {
  return queryOptions({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: async ({ signal }) =>
      (await requestUnlessSignedOut<typeof getSubscriptionCall>('GET /api/subscription', { signal })) ??
      FREE_SUBSCRIPTION,
    staleTime: FIVE_MINUTES_MS,
  })
}

/**
 * Gives the subscription. Undefined while loading; signed-out users and failed look-ups have the free plan (SPEC.md
 * section 4).
 */
export function useSubscription(): Subscription | undefined {
  const { user, isLoading } = useCurrentUser()
  const { data, isError } = useQuery({ ...subscriptionQuery(), enabled: user !== null })
  if (isError || (user === null && !isLoading)) return FREE_SUBSCRIPTION
  return data
}

/** Gives the plan if it is known already, without asking the server for it. */
export function useKnownPlanId(): PlanId | undefined {
  const { planId } = useSession()
  const { data } = useQuery({ ...subscriptionQuery(), enabled: false })
  return data?.planId ?? planId
}

/**
 * Gives the plan as far as it is known: as the look-up answered, and until then as the page came. Undefined while
 * neither is known: then nothing is sold and nothing refused, for the server decides anyway.
 */
export function usePlanId(): PlanId | undefined {
  const { planId } = useSession()
  return useSubscription()?.planId ?? planId
}
