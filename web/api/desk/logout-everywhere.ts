import type { logoutEverywhereCall } from '#contract/desk/account.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/**
 * Ends all sessions. `onSuccess` runs even if a read that found nobody signed in has closed the dialog in the meantime.
 */
export function useLogoutEverywhere({ onSuccess }: { onSuccess: () => void }) {
  return useMutationOnce({
    mutationFn: () => request<typeof logoutEverywhereCall>('POST /api/auth/logout-all'),
    onSuccess,
  })
}
