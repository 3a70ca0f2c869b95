import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  createApiTokenCall,
  listApiTokensCall,
  NewApiToken,
  revokeApiTokenCall,
} from '#contract/programs/api-token.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function apiTokensQuery() {
  return queryOptions({
    queryKey: ['api-tokens'],
    queryFn: ({ signal }) => request<typeof listApiTokensCall>('GET /api/account/tokens', { signal }),
    // A user who opens the list again wants to know when each was last used.
    gcTime: 0,
  })
}

export function useApiTokens() {
  return useQuery(apiTokensQuery())
}

/** Makes a token. Its text is in the mutation's data and nowhere else. */
export function useCreateApiToken() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (body: NewApiToken) => request<typeof createApiTokenCall>('POST /api/account/tokens', { body }),
    onSuccess: ({ token: _token, ...made }) =>
      client.setQueryData(apiTokensQuery().queryKey, (before) => before && { tokens: [made, ...before.tokens] }),
  })
}

export function useRevokeApiToken() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof revokeApiTokenCall>('DELETE /api/account/tokens/:id', { params: { id } }),
    onSuccess: (_nothing, id) =>
      client.setQueryData(
        apiTokensQuery().queryKey,
        (before) => before && { tokens: before.tokens.filter((token) => token.id !== id) },
      ),
  })
}
