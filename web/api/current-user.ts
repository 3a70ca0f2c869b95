import { queryOptions, useQuery } from '@tanstack/react-query'
import { getCurrentUser, type CurrentUser } from '#contract/user.ts'
import { requestUnlessSignedOut } from '#web/api/request.ts'

export const CURRENT_USER_KEY = ['auth', 'user'] as const

const FIVE_MINUTES_MS = 5 * 60_000

export function currentUserQuery() {
  return queryOptions<CurrentUser | null>({
    queryKey: CURRENT_USER_KEY,
    queryFn: ({ signal }) => requestUnlessSignedOut(getCurrentUser, { signal }),
    staleTime: FIVE_MINUTES_MS,
  })
}

/** `user` is null when signed out, and while `isLoading` (only on a page that came without its session block). */
export function useCurrentUser(): { user: CurrentUser | null; isLoading: boolean } {
  const { data, isLoading } = useQuery(currentUserQuery())
  return { user: data ?? null, isLoading }
}
