import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListCreativesOptions, listCreativesCall } from '#contract/ads/creative.ts'
import { request } from '#web/api/platform/request.ts'

/** The key with which every query about ads begins: invalidating it after a change refreshes the gallery too. */
export const CREATIVES_KEY = ['creatives'] as const

/** Refetch interval (SPEC.md section 9). */
const REFETCH_EVERY_MS = 30_000
/** Age from which what the gallery shows is read again when it is opened (SPEC.md section 9). */
export const STALE_AFTER_MS = 10_000

/** Gives the query of a list of ads. `filter` has only the filters that are set. */
export function creativesQuery(filter: ListCreativesOptions = {}) {
  return queryOptions({
    queryKey: [...CREATIVES_KEY, 'list', filter],
    queryFn: ({ signal }) => request<typeof listCreativesCall>('GET /api/creatives', { query: filter, signal }),
    refetchInterval: REFETCH_EVERY_MS,
    staleTime: STALE_AFTER_MS,
  })
}

/** Gives the ads. While another filter loads, the former ones stay on the page. */
export function useCreatives(filter: ListCreativesOptions) {
  return useQuery({ ...creativesQuery(filter), placeholderData: (before) => before })
}
