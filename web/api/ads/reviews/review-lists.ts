import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  addToReviewListCall,
  endReviewListCall,
  getSharedListCall,
  listReviewListsCall,
  makeReviewListCall,
  removeFromReviewListCall,
  ReviewList,
} from '#contract/ads/reviews/review-list.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { CREATIVES_KEY } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'
import { useSession } from '#web/api/people/session.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Interval at which an open page asks for new comments. */
const EVERY_MS = 60_000

const listsQuery = queryOptions({
  queryKey: ['review-lists'],
  queryFn: ({ signal }) => request<typeof listReviewListsCall>('GET /api/review-lists', { signal }),
  select: ({ lists }) => lists,
  staleTime: 0,
  refetchInterval: EVERY_MS,
})

/** Gives the user's links of several ads. */
export function useReviewLists() {
  return useQuery(listsQuery)
}

export function useMakeReviewList() {
  return useListCall((creativeIds: string[]) =>
    request<typeof makeReviewListCall>('POST /api/review-lists', { body: { creativeIds } }),
  )
}

export function useAddToReviewList() {
  return useListCall(({ id, creativeIds }: { id: string; creativeIds: string[] }) =>
    request<typeof addToReviewListCall>('POST /api/review-lists/:id/ads', { params: { id }, body: { creativeIds } }),
  )
}

export function useRemoveFromReviewList() {
  return useListCall((params: { id: string; creativeId: string }) =>
    request<typeof removeFromReviewListCall>('DELETE /api/review-lists/:id/ads/:creativeId', { params }),
  )
}

export function useEndReviewList() {
  return useListCall(async (id: string) => {
    await request<typeof endReviewListCall>('DELETE /api/review-lists/:id', { params: { id } })
    return undefined
  })
}

function useListCall<Answer extends ReviewList | undefined, Variables>(
  mutationFn: (variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn,
    onSuccess: () => invalidateLists(client),
    // The list was changed elsewhere in the meantime: the page then shows its current state.
    onError: (error) =>
      error instanceof ApiError && [404, 409].includes(error.status) ? invalidateLists(client) : undefined,
  })
}

/** Reads the lists and the gallery again, which shows how far approval of each ad has come. */
async function invalidateLists(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: CREATIVES_KEY })
  await client.invalidateQueries({ queryKey: listsQuery.queryKey })
}

/**
 * Gives the content of a link of several ads, which came with the page. `isEnded`: the link shows nothing any more.
 */
export function useSharedList(token: string) {
  const { sharedList } = useSession()
  const { data, error } = useQuery({
    queryKey: ['shared-list', token],
    queryFn: ({ signal }) =>
      request<typeof getSharedListCall>('GET /api/reviews/:token/ads', { params: { token }, signal }),
    initialData: sharedList,
    refetchInterval: ({ state }) => !hasEnded(state.error) && EVERY_MS,
    refetchOnWindowFocus: ({ state }) => !hasEnded(state.error) && 'always',
  })
  return { list: data, isEnded: hasEnded(error) }
}

function hasEnded(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
