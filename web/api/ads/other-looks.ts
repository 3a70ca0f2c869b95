import { queryOptions } from '@tanstack/react-query'
import type { FormatId } from '#contract/formats.ts'
import type { listOtherLooksCall } from '#contract/ads/other-looks.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { request } from '#web/api/platform/request.ts'

/**
 * Gives the query of other looks. `version` changes with the ad and its picture. They are painted on request only,
 * while the user waits.
 */
export function otherLooksQuery(creativeId: string, format: FormatId, version: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'other looks', format, version],
    queryFn: ({ signal }) =>
      request<typeof listOtherLooksCall>('GET /api/creatives/:id/looks/:format', {
        params: { id: creativeId, format },
        signal,
      }),
    retry: false,
    staleTime: Infinity,
  })
}
