import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { getCurrentUserCall, CurrentUser } from '#contract/people/user.ts'
import { requestUnlessSignedOut } from '#web/api/platform/request.ts'
import { useSession } from '#web/api/people/session.ts'
import { useLocation } from '#web/router/router-view.tsx'

export const CURRENT_USER_KEY = ['auth', 'user'] as const

const FIVE_MINUTES_MS = 5 * 60_000

export function currentUserQuery() {
  return queryOptions<CurrentUser | null>({
    queryKey: CURRENT_USER_KEY,
    queryFn: ({ signal }) => requestUnlessSignedOut<typeof getCurrentUserCall>('GET /api/auth/user', { signal }),
    staleTime: FIVE_MINUTES_MS,
  })
}

/**
 * Asks again who is signed in when a screen opens, if the last answer is older than five minutes (SPEC.md section 7).
 */
export function useFreshUser(): void {
  const client = useQueryClient()
  const session = useSession()
  const { pathname } = useLocation()
  useEffect(() => {
    // A failed look-up tells nothing about the user: the calls of the screen show what is wrong.
    const failed = () => session.setUser(session.getUser() ?? null)
    client.fetchQuery(currentUserQuery()).then(session.setUser, failed)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address changes when another screen opens
  }, [client, session, pathname])
}
