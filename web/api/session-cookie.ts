import { queryOptions } from '@tanstack/react-query'
import type { getSessionCookie } from '#contract/user.ts'
import { request } from '#web/api/request.ts'

/** Whether the browser sends the session cookie. Scripts cannot see it: it is what the server saw. */
export function sessionCookieQuery() {
  return queryOptions({
    queryKey: ['auth', 'session cookie'],
    queryFn: ({ signal }) => request<typeof getSessionCookie>('GET /api/auth/session', { signal }),
    staleTime: 0,
  })
}
