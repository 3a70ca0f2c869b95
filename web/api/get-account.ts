import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getAccount } from '#contract/account.ts'
import { request } from '#web/api/request.ts'

function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => request<typeof getAccount>('GET /api/account', { signal }),
  })
}

/** What is known beside the current user; undefined while it loads and where it could not be read. */
export function useAccount() {
  return useQuery(accountQuery()).data
}
