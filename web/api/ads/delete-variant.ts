import { useQueryClient } from '@tanstack/react-query'
import type { deleteVariantCall, Variant } from '#contract/ads/variant.ts'
import { dropVariant } from '#web/api/ads/list-variants.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

export function useDeleteVariant() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (variant: Variant) =>
      request<typeof deleteVariantCall>('DELETE /api/creatives/:id/variants/:variantId', {
        params: { id: variant.adId, variantId: variant.id },
      }),
    onSuccess: (_nothing, variant) => dropVariant(client, variant),
  })
}
