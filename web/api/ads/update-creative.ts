import { useQueryClient } from '@tanstack/react-query'
import type { updateCreativeCall, UpdateConflictDetails } from '#contract/ads/creative.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { variantsQuery } from '#web/api/ads/list-variants.ts'
import { requestVersion } from '#web/api/platform/request.ts'
import { t } from '#web/i18n/i18n.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

export const NOTHING_TO_UPDATE = t('Cannot update ad without an ID. Ad must be created in the first step.')
const ID_REQUIRED = t('Ad ID is required for updates')

/** A save. Both functions are called when its turn comes: the save before it may have merged changes of others. */
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
    // Saves run one after another, so that an older state of the ad never overwrites a newer one.
    scope: { id: `update ${id}` },
    onSuccess: (creative) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
      // Pictures may be stale after the save.
      const { queryKey } = variantsQuery(creative.id)
      if (client.getQueryData(queryKey)?.length) void client.invalidateQueries({ queryKey })
    },
  })
}

/**
 * Sends the request alone. SPEC.md section 5 has a message of its own for it: without an id it would be the call that
 * creates.
 */
export async function sendUpdate(id: string, fields: Partial<CreativeFields>, ifMatch?: string) {
  if (id === '') throw new Error(ID_REQUIRED)
  return requestVersion<typeof updateCreativeCall>('POST /api/creatives/:id', { params: { id }, body: fields, ifMatch })
}

/** A field that can be in conflict. Formats cannot: the server merges them. */
export type EditConflictField = Exclude<keyof CreativeFields, 'selectedFormats'>

export interface UpdateConflict {
  fields: readonly EditConflictField[]
  current: ReadCreative
}

/** Gives the conflict of a failed save: the fields that others have changed since. Undefined for any other failure. */
export function conflictOf(error: unknown): UpdateConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  const { fields, current } = error.body as Partial<UpdateConflictDetails>
  if (!fields || !current) return undefined
  return { fields: fields as EditConflictField[], current: { ...current, etag: error.etag } }
}
