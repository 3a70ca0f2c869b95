import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/people/fresh-user.ts'
import { sessionCookieQuery } from '#web/api/people/session-cookie.ts'
import { useSession } from '#web/api/people/session.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Asks the server about the cookie when the screen opens, and about everything on request. */
export function useAuthCheck() {
  const client = useQueryClient()
  const session = useSession()
  const cookie = useQuery(sessionCookieQuery())
  const {
    mutate,
    isPending,
    error,
    data: checkedAt,
  } = useMutationOnce({
    mutationFn: async () => {
      session.setUser(await client.fetchQuery({ ...currentUserQuery(), staleTime: 0 }))
      await client.fetchQuery(sessionCookieQuery())
      return new Date()
    },
  })
  return { cookie: cookie.data, error: error ?? cookie.error, isChecking: isPending, checkedAt, check: () => mutate() }
}
