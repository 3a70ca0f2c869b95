import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '#contract/people/user.ts'
import { useSession } from '#web/api/people/session.ts'

/**
 * Gives the current user: null when signed out, and while `isLoading` (only on a page that came without its session
 * block).
 */
export function useCurrentUser(): { user: CurrentUser | null; isLoading: boolean } {
  const { subscribe, getUser } = useSession()
  const user = useSyncExternalStore(subscribe, getUser, getUser)
  return { user: user ?? null, isLoading: user === undefined }
}
