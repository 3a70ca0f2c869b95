import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { disconnectAppCall, listConnectedAppsCall } from '#contract/programs/connected-app.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

function connectedAppsQuery() {
  return queryOptions({
    queryKey: ['connected-apps'],
    queryFn: ({ signal }) => request<typeof listConnectedAppsCall>('GET /api/account/connected-apps', { signal }),
    // A user who opens the list again wants to know when each was last used.
    gcTime: 0,
  })
}

export function useConnectedApps() {
  return useQuery(connectedAppsQuery())
}

export function useDisconnectApp() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (id: string) =>
      request<typeof disconnectAppCall>('DELETE /api/account/connected-apps/:id', { params: { id } }),
    onSuccess: (_nothing, id) =>
      client.setQueryData(
        connectedAppsQuery().queryKey,
        (before) => before && { apps: before.apps.filter((app) => app.id !== id) },
      ),
  })
}
