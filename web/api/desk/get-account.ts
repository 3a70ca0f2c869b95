import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getAccountCall } from '#contract/desk/account.ts'
import { request } from '#web/api/platform/request.ts'

function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => request<typeof getAccountCall>('GET /api/account', { signal }),
  })
}

/** Gives the account's details beside the current user. Undefined while they load, and if they could not be read. */
export function useAccount() {
  return useQuery(accountQuery()).data
}
