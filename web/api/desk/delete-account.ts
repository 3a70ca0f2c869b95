import type { deleteAccountCall } from '#contract/desk/account.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/**
 * Deletes the account. `onSuccess` runs even if a read that found nobody signed in has closed the dialog in the
 * meantime.
 */
export function useDeleteAccount({ onSuccess }: { onSuccess: () => void }) {
  return useMutationOnce({ mutationFn: () => request<typeof deleteAccountCall>('DELETE /api/account'), onSuccess })
}
