import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteVariant, type Variant } from '#contract/variant.ts'
import { dropVariant } from '#web/api/list-variants.ts'
import { request } from '#web/api/request.ts'

export function useDeleteVariant() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (variant: Variant) => request(deleteVariant, { params: { id: variant.adId, variantId: variant.id } }),
    onSuccess: (_nothing, variant) => dropVariant(client, variant),
  })
}
