import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type {
  CampaignSource,
  deleteCampaignSourceCall,
  getCampaignSourceCall,
  NewCampaignSource,
  readCampaignSourceCall,
  setCampaignSourceCall,
} from '#contract/catalogue/campaign-source.ts'
import { campaignQuery, EVERY_MS } from '#web/api/catalogue/campaigns.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function sourceQuery(id: string) {
  return queryOptions({
    queryKey: ['campaign-source', id],
    queryFn: ({ signal }) =>
      request<typeof getCampaignSourceCall>('GET /api/campaigns/:id/source', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Gives the address that a campaign reads, and follows a reading that is under way to the campaign that it leaves. */
export function useCampaignSource(id: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...sourceQuery(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.source) ? EVERY_MS : false),
  })
  const isReading = isUnderWay(query.data?.source)
  const wasReading = useRef(false)
  useEffect(() => {
    if (wasReading.current && !isReading) void client.invalidateQueries({ queryKey: campaignQuery(id).queryKey })
    wasReading.current = isReading
  }, [client, id, isReading])
  return query
}

function isUnderWay(source: CampaignSource | null | undefined): boolean {
  return source?.state === 'waiting' || source?.state === 'reading'
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
