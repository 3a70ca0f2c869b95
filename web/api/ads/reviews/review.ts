import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  addReviewCommentCall,
  approveReviewCall,
  askForChangesCall,
  getReviewCall,
  Review,
} from '#contract/ads/reviews/review.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { type Input, request } from '#web/api/platform/request.ts'
import { useSession } from '#web/api/people/session.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Interval at which an open page asks for new comments, for a newer version, and whether the link has ended. */
const EVERY_MS = 60_000

function reviewQuery(token: string) {
  return queryOptions({
    queryKey: ['reviews', token],
    queryFn: ({ signal }) => request<typeof getReviewCall>('GET /api/reviews/:token', { params: { token }, signal }),
  })
}

/**
 * Gives the content of a link, which came with the page. `isEnded`: the link shows nothing any more, and never will.
 */
export function useReview(token: string) {
  const { review: first } = useSession()
  const { data, error, refetch } = useQuery({
    ...reviewQuery(token),
    initialData: first ?? undefined,
    enabled: first !== null,
    refetchInterval: ({ state }) => !hasEnded(state.error) && EVERY_MS,
    refetchOnWindowFocus: ({ state }) => !hasEnded(state.error) && 'always',
  })
  return { review: data, error, isEnded: first === null || hasEnded(error), retry: () => void refetch() }
}

function hasEnded(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

export function useAddComment(token: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: Input<typeof addReviewCommentCall>['body']) =>
      request<typeof addReviewCommentCall>('POST /api/reviews/:token/comments', { params: { token }, body }),
    onSuccess: (comment) => change(client, token, (review) => ({ comments: [...review.comments, comment] })),
    onError: (error) => refetchIfOutdated(client, token, error),
  })
}

export function useApprove(token: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: Input<typeof approveReviewCall>['body']) =>
      request<typeof approveReviewCall>('POST /api/reviews/:token/approve', { params: { token }, body }),
    onSuccess: (approval) => change(client, token, () => ({ approval, changesAsked: null })),
    onError: (error) => refetchIfOutdated(client, token, error),
  })
}

export function useAskForChanges(token: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: Input<typeof askForChangesCall>['body']) =>
      request<typeof askForChangesCall>('POST /api/reviews/:token/changes', { params: { token }, body }),
    onSuccess: (ask) =>
      change(client, token, ({ comments }) => ({
        comments: [...comments.filter(({ id }) => id !== ask.id), ask],
        changesAsked: ask,
      })),
    onError: (error) => refetchIfOutdated(client, token, error),
  })
}

/** Changes the cached review. A pending read may not contain the change yet. */
async function change(client: QueryClient, token: string, make: (review: Review) => Partial<Review>): Promise<void> {
  const { queryKey } = reviewQuery(token)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (review) => review && { ...review, ...make(review) })
}

/**
 * Reads the review again if a refusal may mean that a newer version is shown, or nothing: the error then appears
 * together with it.
 */
async function refetchIfOutdated(client: QueryClient, token: string, error: Error): Promise<void> {
  const isOutdated = error instanceof ApiError && [404, 409].includes(error.status)
  if (isOutdated) await client.refetchQueries({ queryKey: reviewQuery(token).queryKey })
}
