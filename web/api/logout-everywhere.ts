import { useMutation } from '@tanstack/react-query'
import type { logoutEverywhere } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => request<typeof logoutEverywhere>('POST /api/auth/logout-all') })
}
