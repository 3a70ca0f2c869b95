import { useQueryClient } from '@tanstack/react-query'
import type { deleteCreative } from '#contract/creative.ts'
import { CREATIVES_KEY } from '#web/api/list-creatives.ts'
import { request } from '#web/api/request.ts'
import { useMutationOnce } from '#web/api/use-mutation-once.ts'

/** How many of the ads are gone: all of them, unless one could not be deleted, which ends the row. */
interface Deleted {
  count: number
  error?: unknown
}

/** One ad after the other. Counts as done when the list is fresh again, so that deleted ads are gone before their dialog closes. */
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
      await request<typeof deleteCreative>('DELETE /api/creatives/:id', { params: { id } })
    } catch (error) {
      return { count, error }
    }
  }
  return { count: ids.length }
}
