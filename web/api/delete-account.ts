import { useMutation } from '@tanstack/react-query'
import type { deleteAccount } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

/** `onSuccess` runs even when a read that found nobody signed in has meanwhile closed what asked for the deletion. */
export function useDeleteAccount({ onSuccess }: { onSuccess: () => void }) {
  return useMutation({ mutationFn: () => request<typeof deleteAccount>('DELETE /api/account'), onSuccess })
}
