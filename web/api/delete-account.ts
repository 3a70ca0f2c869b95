import { useMutation } from '@tanstack/react-query'
import type { deleteAccount } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

export function useDeleteAccount() {
  return useMutation({ mutationFn: () => request<typeof deleteAccount>('DELETE /api/account') })
}
