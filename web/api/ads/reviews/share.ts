import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  acceptProposalCall,
  deleteShareCommentCall,
  getShareCall,
  proposeChangeCall,
  renewShareLinkCall,
  revokeShareCall,
  Share,
  shareCreativeCall,
  shareNewVersionCall,
  updateShareCommentCall,
  withdrawProposalCall,
} from '#contract/ads/reviews/review.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { CREATIVES_KEY } from '#web/api/ads/list-creatives.ts'
import { variantsQuery } from '#web/api/ads/list-variants.ts'
import { type Input, request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Interval at which an owner's open page asks for comments. */
const EVERY_MS = 30_000

/** The same interval while a picture of a proposal is being painted. */
const PAINTING_MS = 2_000

function shareQuery(creativeId: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'share'],
    queryFn: ({ signal }) => readShare(creativeId, { signal }),
    select: ({ share }) => share,
  })
}

function readShare(creativeId: string, options: { signal?: AbortSignal } = {}) {
  return request<typeof getShareCall>('GET /api/creatives/:id/share', { params: { id: creativeId }, ...options })
}

function soonWherePainting({ state }: { state: { data: { share: Share | null } | undefined } }): number {
  const isPainting = state.data?.share?.comments.some(({ proposal }) => proposal?.state === 'painting')
  return isPainting ? PAINTING_MS : EVERY_MS
}

/** Gives the share of an ad; null if it is not shared. With `isWatched` it is polled. */
export function useShare(creativeId: string, { isWatched = false } = {}) {
  return useQuery({
    ...shareQuery(creativeId),
    ...(isWatched && { staleTime: 0, refetchInterval: soonWherePainting, refetchOnWindowFocus: 'always' as const }),
  })
}

export function useShareCreative(creativeId: string) {
  return useShareCall(creativeId, () =>
    request<typeof shareCreativeCall>('POST /api/creatives/:id/share', { params: { id: creativeId } }),
  )
}

export function useRenewShareLink(creativeId: string) {
  return useShareCall(creativeId, () =>
    request<typeof renewShareLinkCall>('POST /api/creatives/:id/share/link', { params: { id: creativeId } }),
  )
}

export function useShareNewVersion(creativeId: string) {
  return useShareCall(creativeId, () =>
    request<typeof shareNewVersionCall>('POST /api/creatives/:id/share/version', { params: { id: creativeId } }),
  )
}

/** Deletes a comment. If another tab has deleted it already, that counts as success: the remaining ones are read. */
export function useDeleteComment(creativeId: string) {
  return useShareCall(creativeId, async (commentId: string) => {
    const params = { id: creativeId, commentId }
    const left = await request<typeof deleteShareCommentCall>('DELETE /api/creatives/:id/share/comments/:commentId', {
      params,
    })
    return left ?? (await readShare(creativeId)).share
  })
}

type CommentUpdate = { commentId: string } & Input<typeof updateShareCommentCall>['body']

/** Replies to a comment, marks it as done or reopens it. */
export function useUpdateComment(creativeId: string) {
  return useShareCall(creativeId, ({ commentId, ...body }: CommentUpdate) =>
    request<typeof updateShareCommentCall>('POST /api/creatives/:id/share/comments/:commentId', {
      params: { id: creativeId, commentId },
      body,
    }),
  )
}

type Proposed = { commentId: string } & Input<typeof proposeChangeCall>['body']

/** Proposes how the ad would look with other words because of a comment. */
export function useProposeChange(creativeId: string) {
  return useShareCall(creativeId, ({ commentId, ...body }: Proposed) =>
    request<typeof proposeChangeCall>('POST /api/creatives/:id/share/comments/:commentId/proposal', {
      params: { id: creativeId, commentId },
      body,
    }),
  )
}

export function useWithdrawProposal(creativeId: string) {
  return useShareCall(creativeId, async (commentId: string) => {
    const params = { id: creativeId, commentId }
    const left = await request<typeof withdrawProposalCall>(
      'DELETE /api/creatives/:id/share/comments/:commentId/proposal',
      {
        params,
      },
    )
    return left ?? (await readShare(creativeId)).share
  })
}

/** Accepts a proposal. `isUnfinished`: the change takes longer than a call; calling again finishes it. */
export function useAcceptProposal(creativeId: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (commentId: string) =>
      request<typeof acceptProposalCall>('POST /api/creatives/:id/share/comments/:commentId/proposal/accept', {
        params: { id: creativeId, commentId },
      }).then((answer) =>
        'jobId' in answer
          ? { share: undefined, isUnfinished: true, refused: [] }
          : { share: answer, isUnfinished: false, refused: answer.refused },
      ),
    onSuccess: async ({ share }) => {
      if (share) await cacheShare(client, creativeId, share)
      void client.invalidateQueries({ queryKey: variantsQuery(creativeId).queryKey })
    },
    onError: (error) => refetchIfOutdated(client, creativeId, error),
  })
}

export function useRevokeShare(creativeId: string) {
  return useShareCall(creativeId, async () => {
    await request<typeof revokeShareCall>('DELETE /api/creatives/:id/share', { params: { id: creativeId } })
    return null
  })
}

function useShareCall<Answer extends Share | null, Variables = void>(
  creativeId: string,
  mutationFn: (variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn,
    onSuccess: (share) => cacheShare(client, creativeId, share),
    // The share was changed elsewhere in the meantime: the page then shows its current state.
    onError: (error) => refetchIfOutdated(client, creativeId, error),
  })
}

async function refetchIfOutdated(client: QueryClient, creativeId: string, error: Error): Promise<void> {
  const isOutdated = error instanceof ApiError && [404, 409].includes(error.status)
  if (isOutdated) await client.refetchQueries({ queryKey: shareQuery(creativeId).queryKey })
}

async function cacheShare(client: QueryClient, creativeId: string, answer: Share | null): Promise<void> {
  const { queryKey } = shareQuery(creativeId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, { share: answer })
  // The gallery shows how far approval has come.
  void client.invalidateQueries({ queryKey: [...CREATIVES_KEY, 'list'] })
}
