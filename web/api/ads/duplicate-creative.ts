import { useQueryClient } from '@tanstack/react-query'
import type { duplicateCreativeCall } from '#contract/ads/creative.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { requestVersion } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

export interface Duplication {
  id: string
  /** A new product, for which only look and brand are copied; the whole ad is copied if this is left out. */
  product?: { productName: string; productDescription: string }
}

export function useDuplicateCreative() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: ({ id, product }: Duplication) =>
      requestVersion<typeof duplicateCreativeCall>('POST /api/creatives/:id/duplicate', {
        params: { id },
        body: product ? { product } : {},
      }),
    onSuccess: (creative) => {
      client.setQueryData(creativeQuery(creative.id).queryKey, creative)
      void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
    },
  })
}
