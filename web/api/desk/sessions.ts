import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { endSessionCall, listSessionsCall } from '#contract/desk/account.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => request<typeof listSessionsCall>('GET /api/account/sessions', { signal }),
    // A user who opens the list again wants its current state.
    gcTime: 0,
  })
}

export function useSessions() {
  return useQuery(sessionsQuery())
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (id: string) => request<typeof endSessionCall>('DELETE /api/account/sessions/:id', { params: { id } }),
    onSuccess: (_nothing, id) =>
      client.setQueryData(
        sessionsQuery().queryKey,
        (before) => before && { sessions: before.sessions.filter((session) => session.id !== id) },
      ),
  })
}
