import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { updateCreative } from '#contract/creative.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { creativeQuery } from '#web/api/get-creative.ts'
import { creativesQuery } from '#web/api/list-creatives.ts'
import { request } from '#web/api/request.ts'

export const NOTHING_TO_UPDATE = 'Cannot update ad without an ID. Ad must be created in the first step.'
const ID_REQUIRED = 'Ad ID is required for updates'

export function useUpdateCreative(id: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (fields: CreativeFields) => {
      if (!id) throw new Error(NOTHING_TO_UPDATE)
      return sendUpdate(id, fields)
    },
    // Saves follow one another, so that an older state of the ad never lands on a newer one.
    scope: { id: `update ${id}` },
    onSuccess: (creative) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
    },
  })
}

/** The request alone. SPEC.md section 5 has words of its own for it: without an id it would be the call that creates. */
export async function sendUpdate(id: string, fields: CreativeFields) {
  if (id === '') throw new Error(ID_REQUIRED)
  return request<typeof updateCreative>('POST /api/creatives/:id', { params: { id }, body: fields })
}
