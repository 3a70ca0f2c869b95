import type { logoutEverywhere } from '#contract/account.ts'
import { request } from '#web/api/request.ts'
import { useMutationOnce } from '#web/api/use-mutation-once.ts'

/** `onSuccess` runs even when a read that found nobody signed in has meanwhile closed what asked for it. */
export function useLogoutEverywhere({ onSuccess }: { onSuccess: () => void }) {
  return useMutationOnce({ mutationFn: () => request<typeof logoutEverywhere>('POST /api/auth/logout-all'), onSuccess })
}
