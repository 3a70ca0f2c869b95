import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign, changeCampaignLookCall } from '#contract/catalogue/campaign.ts'
import type { listSamplesCall, paintSampleCall } from '#contract/catalogue/campaign-samples.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { useCacheCampaign } from '#web/api/catalogue/campaigns.ts'
import { type Input, request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Number of samples that are requested at a time: while one is painted, the photos of the other are fetched. */
const AT_ONCE = 2

/**
 * Gives the query of the samples, painted once for each state of a campaign: another look or list changes `updatedAt`.
 */
function samplesQuery({ id, updatedAt }: Campaign) {
  return queryOptions({
    queryKey: ['campaign samples', id, updatedAt],
    queryFn: ({ signal }) =>
      request<typeof listSamplesCall>('GET /api/campaigns/:id/samples', { params: { id }, signal }),
    staleTime: Infinity,
  })
}

function paintedSampleQuery(campaign: Campaign, place: number) {
  const params = { id: campaign.id, place: String(place) }
  return queryOptions({
    queryKey: [...samplesQuery(campaign).queryKey, place],
    queryFn: ({ signal }) =>
      request<typeof paintSampleCall>('GET /api/campaigns/:id/samples/:place', { params, signal }),
    staleTime: Infinity,
    // The painting processes may be busy with another request.
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  })
}

/** Gives the products that were chosen as samples. */
export function useSamples(campaign: Campaign) {
  return useQuery(samplesQuery(campaign))
}

/** Gives the samples at these places, each as soon as it is painted. */
export function usePaintedSamples(campaign: Campaign, places: readonly number[]) {
  const [asked, setAsked] = useState(AT_ONCE)
  const painted = useQueries({
    queries: places.map((place, index) => ({ ...paintedSampleQuery(campaign, place), enabled: index < asked })),
  })
  const settled = painted.filter(({ data, error }) => data ?? error).length
  if (settled + AT_ONCE > asked) setAsked(settled + AT_ONCE)
  return painted
}

/** Changes the look of a campaign before anything of it is painted. */
export function useChangeLook(id: string) {
  const cache = useCacheCampaign()
  return useMutationOnce({
    mutationFn: (body: Input<typeof changeCampaignLookCall>['body']) =>
      request<typeof changeCampaignLookCall>('PUT /api/campaigns/:id/look', { params: { id }, body }),
    onSuccess: cache,
  })
}
