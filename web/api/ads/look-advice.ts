import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getLookAdviceCall } from '#contract/ads/look.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { request } from '#web/api/platform/request.ts'

/**
 * Gives the query of advice about the look. `version` changes with the ad's words and photos, and the advice with it.
 */
export function lookAdviceQuery(creativeId: string, version: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'look', version],
    queryFn: ({ signal }) =>
      request<typeof getLookAdviceCall>('GET /api/creatives/:id/look', { params: { id: creativeId }, signal }),
  })
}

export function useLookAdvice(creativeId: string | undefined, version: string) {
  return useQuery({ ...lookAdviceQuery(creativeId ?? '', version), enabled: creativeId !== undefined })
}
