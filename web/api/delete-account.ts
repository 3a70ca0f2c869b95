import type { deleteAccount } from '#contract/account.ts'
import { request } from '#web/api/request.ts'
import { useMutationOnce } from '#web/api/use-mutation-once.ts'

/** `onSuccess` runs even when a read that found nobody signed in has meanwhile closed what asked for the deletion. */
export function useDeleteAccount({ onSuccess }: { onSuccess: () => void }) {
  return useMutationOnce({ mutationFn: () => request<typeof deleteAccount>('DELETE /api/account'), onSuccess })
}
