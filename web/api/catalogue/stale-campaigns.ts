import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listCampaignsCall } from '#contract/catalogue/campaign.ts'
import { STALE_AFTER_MS } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'

/** Gives the query of the campaigns whose addresses have given no list for a day. */
export const staleCampaignsQuery = queryOptions({
  queryKey: ['campaigns', 'stale'],
  queryFn: ({ signal }) =>
    request<typeof listCampaignsCall>('GET /api/campaigns', { query: { only: 'stale' }, signal }),
  staleTime: STALE_AFTER_MS,
})

/** Gives those campaigns. Only Pro has campaigns with addresses. */
export function useStaleCampaigns({ isOnPro }: { isOnPro: boolean }) {
  return useQuery({ ...staleCampaignsQuery, enabled: isOnPro })
}
