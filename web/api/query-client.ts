import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { CURRENT_USER_KEY } from '#web/api/current-user.ts'

/** SPEC.md section 9: no retries, no refetch on window focus, no polling, never stale. A call may say otherwise. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noteSignedOut }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  })
  return client

  /** A session that ended elsewhere shows at the next read: from then on the page is the signed-out one. */
  function noteSignedOut(error: Error) {
    if (error instanceof ApiError && error.status === 401) client.setQueryData(CURRENT_USER_KEY, null)
  }
}
