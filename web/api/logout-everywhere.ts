import { useMutation } from '@tanstack/react-query'
import { logoutEverywhere } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => request(logoutEverywhere) })
}
