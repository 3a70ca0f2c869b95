import { queryOptions, useQuery } from '@tanstack/react-query'
import { CREDITS_FALLBACK } from '#contract/money/lookup-fallbacks.ts'
import type { getCreditsCall, Credits } from '#contract/money/credits.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { request } from '#web/api/platform/request.ts'

/** Key to invalidate after anything that spends or adds credits. */
export const CREDITS_KEY = ['credits'] as const

export function creditsQuery() {
  return queryOptions({
    queryKey: CREDITS_KEY,
    queryFn: ({ signal }) => request<typeof getCreditsCall>('GET /api/credits', { signal }),
  })
}

/** Gives the credits. Undefined while signed out or loading; a failed look-up counts as none (SPEC.md section 4). */
export function useCredits(): Credits | undefined {
  const { user } = useCurrentUser()
  const { data, isError } = useQuery({ ...creditsQuery(), enabled: user !== null })
  return isError ? CREDITS_FALLBACK : data
}
