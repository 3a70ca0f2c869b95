import { useQuery } from '@tanstack/react-query'
import type { CreativeWithVariants } from '#contract/creative.ts'
import { CREATIVE_LIMIT_MESSAGES, PLANS, type PlanId } from '#contract/plans.ts'
import { creativesQuery } from '#web/api/list-creatives.ts'
import { usePlanId } from '#web/api/subscription.ts'
import { t } from '#web/i18n/i18n.ts'

interface RoomForAds {
  creatives: readonly CreativeWithVariants[]
  /** Undefined while it is not known. */
  planId: PlanId | undefined
  /** Why there is room for none; undefined where there is, and while the plan is not known. */
  wall: string | undefined
  /** ': you have 2 of 3', behind what counts as an ad; empty while the plan is not known. */
  count: string
}

/** Whether the plan holds another ad. */
export function useRoomForAds(): RoomForAds {
  const { data: creatives = [] } = useQuery(creativesQuery())
  const planId = usePlanId()
  if (!planId) return { creatives, planId, wall: undefined, count: '' }
  const { maxCreatives } = PLANS[planId]
  return {
    creatives,
    planId,
    wall: creatives.length < maxCreatives ? undefined : CREATIVE_LIMIT_MESSAGES[planId],
    count: t(': you have {creatives} of {maxCreatives}', { creatives: creatives.length, maxCreatives }),
  }
}
