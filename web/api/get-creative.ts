import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getCreative } from '#contract/creative.ts'
import { CREATIVES_KEY } from '#web/api/list-creatives.ts'
import { requestVersion } from '#web/api/request.ts'

export function creativeQuery(id: string) {
  return queryOptions({
    queryKey: [...CREATIVES_KEY, id],
    queryFn: ({ signal }) => requestVersion<typeof getCreative>('GET /api/creatives/:id', { params: { id }, signal }),
  })
}

export function useCreative(id: string) {
  return useQuery(creativeQuery(id))
}
