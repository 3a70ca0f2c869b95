import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { cancelCampaign, retryCampaign, startCampaign } from '#contract/campaign-run.ts'
import { campaignQuery, useKeepCampaign } from '#web/api/campaigns.ts'
import { CREDITS_KEY } from '#web/api/credits.ts'
import { request } from '#web/api/request.ts'

export function useStartCampaign(id: string) {
  return useRunCall(id, () =>
    request<typeof startCampaign>('POST /api/campaigns/:id/start', {
      params: { id },
    }),
  )
}

export function useRetryCampaign(id: string) {
  return useRunCall(id, () =>
    request<typeof retryCampaign>('POST /api/campaigns/:id/retry', {
      params: { id },
    }),
  )
}

export function useCancelCampaign(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      request<typeof cancelCampaign>('DELETE /api/campaigns/:id/run', {
        params: { id },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: campaignQuery(id).queryKey }),
  })
}

/** What is accepted takes its credits. */
function useRunCall(id: string, mutationFn: () => ReturnType<typeof request<typeof startCampaign>>) {
  const client = useQueryClient()
  const keep = useKeepCampaign()
  return useMutation({
    mutationFn,
    onSuccess: keep,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: CREDITS_KEY })
      return client.invalidateQueries({ queryKey: campaignQuery(id).queryKey })
    },
  })
}
