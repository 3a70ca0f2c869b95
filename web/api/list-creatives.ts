import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listCreatives } from '#contract/creative.ts'
import { request } from '#web/api/request.ts'

/** Every query about ads begins with this key: invalidating it after a change refreshes the gallery too. */
export const CREATIVES_KEY = ['creatives'] as const

/** SPEC.md section 9: refetched every 30 s, stale after 10 s. */
const REFETCH_EVERY_MS = 30_000
const STALE_AFTER_MS = 10_000

export function creativesQuery() {
  return queryOptions({
    queryKey: [...CREATIVES_KEY, 'list'],
    queryFn: ({ signal }) => request<typeof listCreatives>('GET /api/creatives', { signal }),
    refetchInterval: REFETCH_EVERY_MS,
    staleTime: STALE_AFTER_MS,
  })
}

export function useCreatives() {
  return useQuery(creativesQuery())
}
