import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  deleteCampaignFeedOutCall,
  getCampaignFeedOutCall,
  NewCampaignFeedOut,
  renewFeedOutLinkCall,
  setCampaignFeedOutCall,
} from '#contract/catalogue/campaign-feed-out.ts'
import { EVERY_MS } from '#web/api/catalogue/campaigns.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function feedOutQuery(id: string) {
  return queryOptions({
    queryKey: ['campaign-feed-out', id],
    queryFn: ({ signal }) =>
      request<typeof getCampaignFeedOutCall>('GET /api/campaigns/:id/feed-out', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Gives the feed out of a campaign, and follows a publication that is under way. */
export function useCampaignFeedOut(id: string) {
  return useQuery({
    ...feedOutQuery(id),
    refetchInterval: ({ state }) => (state.data?.feedOut?.isPublishing ? EVERY_MS : false),
  })
}

export function useSetCampaignFeedOut(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: NewCampaignFeedOut) =>
      request<typeof setCampaignFeedOutCall>('PUT /api/campaigns/:id/feed-out', { params: { id }, body }),
    onSuccess: (answer) => client.setQueryData(feedOutQuery(id).queryKey, answer),
  })
}

export function useRenewFeedOutLink(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: () => request<typeof renewFeedOutLinkCall>('POST /api/campaigns/:id/feed-out/link', { params: { id } }),
    onSuccess: (answer) => client.setQueryData(feedOutQuery(id).queryKey, answer),
  })
}

export function useDeleteCampaignFeedOut(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: () =>
      request<typeof deleteCampaignFeedOutCall>('DELETE /api/campaigns/:id/feed-out', { params: { id } }),
    onSuccess: () => client.setQueryData(feedOutQuery(id).queryKey, { feedOut: null }),
  })
}
