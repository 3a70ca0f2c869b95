import { useQueryClient } from '@tanstack/react-query'
import type {
  cancelCampaignCall,
  remakePicturesCall,
  retryCampaignCall,
  startCampaignCall,
} from '#contract/catalogue/campaign-run.ts'
import { campaignQuery, useCacheCampaign } from '#web/api/catalogue/campaigns.ts'
import { CREDITS_KEY } from '#web/api/money/credits.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Starts a campaign. It takes at most the credits that the button names, as do the other two calls. */
export function useStartCampaign(id: string) {
  return useRunCall(id, (credits) =>
    request<typeof startCampaignCall>('POST /api/campaigns/:id/start', { params: { id }, body: { credits } }),
  )
}

export function useRetryCampaign(id: string) {
  return useRunCall(id, (credits) =>
    request<typeof retryCampaignCall>('POST /api/campaigns/:id/retry', { params: { id }, body: { credits } }),
  )
}

export function useMakeAgain(id: string) {
  return useRunCall(id, (credits) =>
    request<typeof remakePicturesCall>('POST /api/campaigns/:id/anew', { params: { id }, body: { credits } }),
  )
}

export function useCancelCampaign(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: () =>
      request<typeof cancelCampaignCall>('DELETE /api/campaigns/:id/run', {
        params: { id },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: campaignQuery(id).queryKey }),
  })
}

/** Wraps a call that reserves credits once it is accepted. */
function useRunCall(id: string, mutationFn: (credits: number) => ReturnType<typeof request<typeof startCampaignCall>>) {
  const client = useQueryClient()
  const cache = useCacheCampaign()
  return useMutationOnce({
    mutationFn,
    onSuccess: cache,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: CREDITS_KEY })
      return client.invalidateQueries({ queryKey: campaignQuery(id).queryKey })
    },
  })
}
