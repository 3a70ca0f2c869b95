import { useMutation } from '@tanstack/react-query'
import type { logoutEverywhere } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

/** `onSuccess` runs even when a read that found nobody signed in has meanwhile closed what asked for it. */
export function useLogoutEverywhere({ onSuccess }: { onSuccess: () => void }) {
  return useMutation({ mutationFn: () => request<typeof logoutEverywhere>('POST /api/auth/logout-all'), onSuccess })
}
