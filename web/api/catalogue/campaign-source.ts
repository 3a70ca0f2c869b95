import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  deleteCampaignSourceCall,
  getCampaignSourceCall,
  NewCampaignSource,
  readCampaignSourceCall,
  setCampaignSourceCall,
} from '#contract/catalogue/campaign-source.ts'
import type { SourceState } from '#contract/catalogue/source-choices.ts'
import { campaignQuery, EVERY_MS } from '#web/api/catalogue/campaigns.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const UNDER_WAY: readonly SourceState[] = ['waiting', 'reading']

function sourceQuery(id: string) {
  return queryOptions({
    queryKey: ['campaign-source', id],
    queryFn: ({ signal }) =>
      request<typeof getCampaignSourceCall>('GET /api/campaigns/:id/source', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Gives the address that a campaign reads, and follows a reading that is under way. */
export function useCampaignSource(id: string) {
  const client = useQueryClient()
  return useQuery({
    ...sourceQuery(id),
    refetchInterval: ({ state: { data } }) => {
      const isUnderWay = data?.source && UNDER_WAY.includes(data.source.state)
      if (!isUnderWay) return false
      // The list of products may be another in this moment.
      void client.invalidateQueries({ queryKey: campaignQuery(id).queryKey })
      return EVERY_MS
    },
  })
}

export function useSetCampaignSource(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: NewCampaignSource) =>
      request<typeof setCampaignSourceCall>('PUT /api/campaigns/:id/source', { params: { id }, body }),
    onSuccess: (answer) => client.setQueryData(sourceQuery(id).queryKey, answer),
  })
}

export function useReadCampaignSource(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: { evenIfSmaller: boolean }) =>
      request<typeof readCampaignSourceCall>('POST /api/campaigns/:id/source/read', { params: { id }, body }),
    onSuccess: (answer) => client.setQueryData(sourceQuery(id).queryKey, answer),
  })
}

export function useDeleteCampaignSource(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: () => request<typeof deleteCampaignSourceCall>('DELETE /api/campaigns/:id/source', { params: { id } }),
    onSuccess: () => client.setQueryData(sourceQuery(id).queryKey, { source: null }),
  })
}
