import { useQueryClient } from '@tanstack/react-query'
import type { updateCreative, UpdateConflictDetails } from '#contract/creative.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { CreativeFields, ReadCreative } from '#web/api/creative-fields.ts'
import { creativeQuery } from '#web/api/get-creative.ts'
import { creativesQuery } from '#web/api/list-creatives.ts'
import { variantsQuery } from '#web/api/list-variants.ts'
import { requestVersion } from '#web/api/request.ts'
import { t } from '#web/i18n/i18n.ts'
import { useMutationOnce } from '#web/api/use-mutation-once.ts'

export const NOTHING_TO_UPDATE = t('Cannot update ad without an ID. Ad must be created in the first step.')
const ID_REQUIRED = t('Ad ID is required for updates')

/** One save. Both are called in its turn: the save before it may have brought in what others changed. */
export interface Save {
  read: () => { fields: CreativeFields; etag: string | undefined }
  adopt: (sent: CreativeFields, answer: ReadCreative) => void
}

export function useUpdateCreative(id: string | undefined) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: async ({ read, adopt }: Save) => {
      if (!id) throw new Error(NOTHING_TO_UPDATE)
      const { fields, etag } = read()
      const answer = await sendUpdate(id, fields, etag)
      adopt(fields, answer)
      return answer
    },
    // Saves follow one another, so that an older state of the ad never lands on a newer one.
    scope: { id: `update ${id}` },
    onSuccess: (creative) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
      // What was saved may have made pictures stale.
      const { queryKey } = variantsQuery(creative.id)
      if (client.getQueryData(queryKey)?.length) void client.invalidateQueries({ queryKey })
    },
  })
}

/** The request alone. SPEC.md section 5 has words of its own for it: without an id it would be the call that creates. */
export async function sendUpdate(id: string, fields: Partial<CreativeFields>, ifMatch?: string) {
  if (id === '') throw new Error(ID_REQUIRED)
  return requestVersion<typeof updateCreative>('POST /api/creatives/:id', { params: { id }, body: fields, ifMatch })
}

/** Formats are put together by the server and never in question. */
export type EditConflictField = Exclude<keyof CreativeFields, 'selectedFormats'>

export interface UpdateConflict {
  fields: readonly EditConflictField[]
  current: ReadCreative
}

/** What stands in the way of a save: others gave these fields another value since. Undefined for any other failure. */
export function conflictOf(error: unknown): UpdateConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  const { fields, current } = error.body as Partial<UpdateConflictDetails>
  if (!fields || !current) return undefined
  return { fields: fields as EditConflictField[], current: { ...current, etag: error.etag } }
}
