import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Campaign,
  createCampaignCall,
  deleteCampaignCall,
  getCampaignCall,
  listCampaignsCall,
} from '#contract/catalogue/campaign.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { request, type Input } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const CAMPAIGNS_KEY = ['campaigns'] as const

function campaignsQuery() {
  return queryOptions({
    queryKey: [...CAMPAIGNS_KEY, 'list'],
    queryFn: ({ signal }) => request<typeof listCampaignsCall>('GET /api/campaigns', { query: {}, signal }),
    staleTime: 0,
  })
}

/** Gives the query of a campaign. Every query about one campaign begins with its key. */
export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: [...CAMPAIGNS_KEY, 'one', id],
    queryFn: ({ signal }) => request<typeof getCampaignCall>('GET /api/campaigns/:id', { params: { id }, signal }),
    staleTime: 0,
    // Another user's campaign or a deleted one will not appear by a retry.
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  })
}

export function useCampaigns() {
  return useQuery(campaignsQuery())
}

export function useCampaign(id: string) {
  return useQuery({ ...campaignQuery(id), refetchInterval: ({ state }) => (isUnderWay(state.data) ? EVERY_MS : false) })
}

/** Interval at which an open page asks for finished pictures. */
export const EVERY_MS = 2_500

function isUnderWay(campaign: Campaign | undefined): boolean {
  return campaign !== undefined && campaign.progress.waiting + campaign.progress.painting > 0
}

export function useCreateCampaign() {
  const cache = useCacheCampaign()
  return useMutationOnce({
    mutationFn: (body: Input<typeof createCampaignCall>['body']) =>
      request<typeof createCampaignCall>('POST /api/campaigns', { body }),
    onSuccess: cache,
  })
}

export function useDeleteCampaign() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (id: string) => request<typeof deleteCampaignCall>('DELETE /api/campaigns/:id', { params: { id } }),
    // The campaign may have been deleted elsewhere: the list shows that.
    onSettled: () => client.invalidateQueries({ queryKey: campaignsQuery().queryKey }),
  })
}

/** Puts a call's answer into the cache at once, and reads again what depends on it. */
export function useCacheCampaign() {
  const client = useQueryClient()
  return async (campaign: Campaign) => {
    const { queryKey } = campaignQuery(campaign.id)
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, campaign)
    void client.invalidateQueries({ queryKey: campaignsQuery().queryKey })
  }
}
