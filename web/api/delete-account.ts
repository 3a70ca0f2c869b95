import { useMutation } from '@tanstack/react-query'
import { deleteAccount } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

export function useDeleteAccount() {
  return useMutation({ mutationFn: () => request(deleteAccount) })
}
