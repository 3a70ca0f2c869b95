import { useQuery } from '@tanstack/react-query'
import type { listCampaignsCall } from '#contract/catalogue/campaign.ts'
import { request } from '#web/api/platform/request.ts'

/** Gives the campaigns whose addresses have given no list for a day. Only Pro has campaigns with addresses. */
export function useStaleCampaigns({ isOnPro }: { isOnPro: boolean }) {
  return useQuery({
    queryKey: ['campaigns', 'stale'],
    queryFn: ({ signal }) =>
      request<typeof listCampaignsCall>('GET /api/campaigns', { query: { only: 'stale' }, signal }),
    staleTime: 0,
    enabled: isOnPro,
  })
}
