import { useQueryClient } from '@tanstack/react-query'
import type { createCreativeCall } from '#contract/ads/creative.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { requestVersion } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Creates an ad and puts it into the cache, so that its own address opens without another request. */
export function useCreateCreative() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (fields: CreativeFields) =>
      requestVersion<typeof createCreativeCall>('POST /api/creatives', { body: fields }),
    onSuccess: (creative) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
    },
  })
}
