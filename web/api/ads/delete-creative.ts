import { useQueryClient } from '@tanstack/react-query'
import type { deleteCreativeCall } from '#contract/ads/creative.ts'
import { CREATIVES_KEY } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** The number of deleted ads: all of them, unless one could not be deleted, which stops the rest. */
interface Deleted {
  count: number
  error?: unknown
}

/**
 * Deletes ads one after the other. Succeeds once the list is fresh again, so that deleted ads are gone before their
 * dialog closes.
 */
export function useDeleteCreatives() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: deleteOneByOne,
    onSuccess: () => client.invalidateQueries({ queryKey: CREATIVES_KEY }),
  })
}

async function deleteOneByOne(ids: readonly string[]): Promise<Deleted> {
  for (const [count, id] of ids.entries()) {
    try {
      await request<typeof deleteCreativeCall>('DELETE /api/creatives/:id', { params: { id } })
    } catch (error) {
      return { count, error }
    }
  }
  return { count: ids.length }
}
