import { useQuery } from '@tanstack/react-query'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { CREATIVE_LIMIT_MESSAGES, PLANS, type PlanId } from '#contract/money/plans.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { translated } from '#web/i18n/i18n.ts'

export interface RoomForAds {
  creatives: readonly CreativeWithVariants[]
  /** The plan. Undefined while it loads. */
  planId: PlanId | undefined
  /** The reason why no ad fits, in the page's language; undefined if one fits, and while the plan loads. */
  limitMessage: string | undefined
  /** The number of ads, and the plan's limit; undefined while the plan loads. */
  room: { held: number; most: number } | undefined
}

/** Tells whether the plan has room for another ad. */
export function useRoomForAds(): RoomForAds {
  const { data: creatives = [] } = useQuery(creativesQuery())
  const planId = usePlanId()
  if (!planId) return { creatives, planId, limitMessage: undefined, room: undefined }
  const { maxCreatives } = PLANS[planId]
  return {
    creatives,
    planId,
    limitMessage: creatives.length < maxCreatives ? undefined : translated(CREATIVE_LIMIT_MESSAGES[planId]),
    room: { held: creatives.length, most: maxCreatives },
  }
}
