import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { deleteCreative } from '#contract/creative.ts'
import { CREATIVES_KEY } from '#web/api/list-creatives.ts'
import { request } from '#web/api/request.ts'

/** Counts as done when the list is fresh again, so that a deleted ad is gone before its dialog closes. */
export function useDeleteCreative() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request<typeof deleteCreative>('DELETE /api/creatives/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: CREATIVES_KEY }),
  })
}
