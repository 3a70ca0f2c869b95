import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { listPreviousVariantsCall, PreviousVariant, restoreVariantCall } from '#contract/ads/variant.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { putVariant } from '#web/api/ads/list-variants.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/**
 * Gives the query of the versions that Regenerate replaced and that are still kept, in all formats of an ad, newest
 * first.
 */
export function previousVariantsQuery(creativeId: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'previous'],
    queryFn: ({ signal }) =>
      request<typeof listPreviousVariantsCall>('GET /api/creatives/:id/variants/previous', {
        params: { id: creativeId },
        signal,
      }),
  })
}

export function usePreviousVariants(creativeId: string) {
  return useQuery(previousVariantsQuery(creativeId))
}

/** Restores a version: it and the one that it replaces change places. */
export function sendRestore({ adId, id }: Pick<PreviousVariant, 'adId' | 'id'>) {
  return request<typeof restoreVariantCall>('POST /api/creatives/:id/variants/:variantId/restore', {
    params: { id: adId, variantId: id },
  })
}

export function useRestoreVariant() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (previous: PreviousVariant) => sendRestore(previous),
    onSuccess: (variant) => putVariant(client, variant),
    // This runs after a failure too, because the version may no longer exist.
    onSettled: (_variant, _error, { adId }) => client.invalidateQueries(previousVariantsQuery(adId)),
  })
}
