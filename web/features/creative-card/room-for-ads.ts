import { useQuery } from '@tanstack/react-query'
import type { CreativeWithVariants } from '#contract/creative.ts'
import { CREATIVE_LIMIT_MESSAGES, PLANS, type PlanId } from '#contract/plans.ts'
import { creativesQuery } from '#web/api/list-creatives.ts'
import { usePlanId } from '#web/api/subscription.ts'
import { said } from '#web/i18n/i18n.ts'

export interface RoomForAds {
  creatives: readonly CreativeWithVariants[]
  /** Undefined while it is not known. */
  planId: PlanId | undefined
  /** Why there is room for none, in the page's language; undefined where there is, and while the plan is not known. */
  wall: string | undefined
  /** How many ads there are, and how many the plan holds; undefined while the plan is not known. */
  room: { held: number; most: number } | undefined
}

/** Whether the plan holds another ad. */
export function useRoomForAds(): RoomForAds {
  const { data: creatives = [] } = useQuery(creativesQuery())
  const planId = usePlanId()
  if (!planId) return { creatives, planId, wall: undefined, room: undefined }
  const { maxCreatives } = PLANS[planId]
  return {
    creatives,
    planId,
    wall: creatives.length < maxCreatives ? undefined : said(CREATIVE_LIMIT_MESSAGES[planId]),
    room: { held: creatives.length, most: maxCreatives },
  }
}
