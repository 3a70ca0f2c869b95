import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getCreativeCall } from '#contract/ads/creative.ts'
import { CREATIVES_KEY } from '#web/api/ads/list-creatives.ts'
import { requestVersion } from '#web/api/platform/request.ts'

export function creativeQuery(id: string) {
  return queryOptions({
    queryKey: [...CREATIVES_KEY, id],
    queryFn: ({ signal }) =>
      requestVersion<typeof getCreativeCall>('GET /api/creatives/:id', { params: { id }, signal }),
  })
}

export function useCreative(id: string) {
  return useQuery(creativeQuery(id))
}
