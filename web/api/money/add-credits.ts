import { queryOptions } from '@tanstack/react-query'
import type { addCreditsCall } from '#contract/money/credits.ts'
import { CREDITS_KEY } from '#web/api/money/credits.ts'
import { request } from '#web/api/platform/request.ts'

/** Claims a paid pack, then gives the credits. It may run twice: the server adds a pack once. */
export function claimedPackQuery(checkoutSessionId: string) {
  return queryOptions({
    queryKey: ['claimed pack', checkoutSessionId],
    queryFn: async ({ client, signal }) => {
      const credits = await request<typeof addCreditsCall>('POST /api/credits/add', {
        body: { checkoutSessionId },
        signal,
      })
      // A read that began before the claim must not arrive after it.
      await client.cancelQueries({ queryKey: CREDITS_KEY })
      client.setQueryData(CREDITS_KEY, credits)
      return credits
    },
  })
}
