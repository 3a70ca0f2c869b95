import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  getCampaignRulesCall,
  previewCampaignRulesCall,
  setCampaignRulesCall,
} from '#contract/catalogue/campaign-rules.ts'
import { campaignQuery } from '#web/api/catalogue/campaigns.ts'
import { request, type Input } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

export type SentRules = Input<typeof setCampaignRulesCall>['body']

function rulesQuery(id: string) {
  return queryOptions({
    queryKey: ['campaign-rules', id],
    queryFn: ({ signal }) =>
      request<typeof getCampaignRulesCall>('GET /api/campaigns/:id/rules', { params: { id }, signal }),
    staleTime: 0,
    // A form is made of it, which another answer must not replace.
    refetchOnWindowFocus: false,
  })
}

export function useCampaignRules(id: string) {
  return useQuery(rulesQuery(id))
}

/** Gives what rules match in the campaign's list. `version` is the campaign's own, which a new list changes. */
export function useRulePreview(id: string, rules: SentRules, version: string) {
  return useQuery({
    queryKey: ['campaign-rule-preview', id, version, rules],
    queryFn: ({ signal }) =>
      request<typeof previewCampaignRulesCall>('POST /api/campaigns/:id/rules/preview', {
        params: { id },
        body: rules,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Sets the rules, which change the campaign's products and what differs from its pictures. */
export function useSetCampaignRules(id: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: SentRules) =>
      request<typeof setCampaignRulesCall>('PUT /api/campaigns/:id/rules', { params: { id }, body }),
    onSuccess: (answer) => {
      client.setQueryData(rulesQuery(id).queryKey, answer)
      return client.invalidateQueries({ queryKey: campaignQuery(id).queryKey })
    },
  })
}
