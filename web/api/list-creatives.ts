import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CreativeListWish, listCreatives } from '#contract/creative.ts'
import { request } from '#web/api/request.ts'

/** Every query about ads begins with this key: invalidating it after a change refreshes the gallery too. */
export const CREATIVES_KEY = ['creatives'] as const

/** SPEC.md section 9: refetched every 30 s, stale after 10 s. */
const REFETCH_EVERY_MS = 30_000
const STALE_AFTER_MS = 10_000

/** `wish` has only what is asked for. */
export function creativesQuery(wish: CreativeListWish = {}) {
  return queryOptions({
    queryKey: [...CREATIVES_KEY, 'list', wish],
    queryFn: ({ signal }) => request<typeof listCreatives>('GET /api/creatives', { query: wish, signal }),
    refetchInterval: REFETCH_EVERY_MS,
    staleTime: STALE_AFTER_MS,
  })
}

/** While other ads are asked for, those before stay on the page. */
export function useCreatives(wish: CreativeListWish) {
  return useQuery({ ...creativesQuery(wish), placeholderData: (before) => before })
}
