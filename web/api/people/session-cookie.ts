import { queryOptions } from '@tanstack/react-query'
import type { getSessionCookieCall } from '#contract/people/user.ts'
import { request } from '#web/api/platform/request.ts'

/**
 * Asks whether the browser sends the session cookie. Scripts cannot see it: the server answers whether it received one.
 */
export function sessionCookieQuery() {
  return queryOptions({
    queryKey: ['auth', 'session cookie'],
    queryFn: ({ signal }) => request<typeof getSessionCookieCall>('GET /api/auth/session', { signal }),
    staleTime: 0,
  })
}
