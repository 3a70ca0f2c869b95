import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { listVariantsCall, Variant } from '#contract/ads/variant.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'

export function variantsQuery(creativeId: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'variants'],
    queryFn: async ({ signal }) =>
      latestOfEach(
        await request<typeof listVariantsCall>('GET /api/creatives/:id/variants', {
          params: { id: creativeId },
          signal,
        }),
      ),
  })
}

export function useVariants(creativeId: string | undefined) {
  return useQuery({ ...variantsQuery(creativeId ?? ''), enabled: creativeId !== undefined })
}

/** Replaces the variant of a format in the cached list. A list that was never read stays unread. */
export function putVariant(client: QueryClient, variant: Variant): void {
  changeVariants(client, variant.adId, (variants) => [
    ...variants.filter((other) => other.format !== variant.format),
    variant,
  ])
}

export function dropVariant(client: QueryClient, variant: Variant): void {
  changeVariants(client, variant.adId, (variants) => variants.filter((other) => other.id !== variant.id))
}

/** Changes the cached list. A pending read is older than the change and must not undo it. */
function changeVariants(client: QueryClient, adId: string, change: (variants: Variant[]) => Variant[]): void {
  const { queryKey } = variantsQuery(adId)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (variants) => variants && change(variants))
  void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
  void client.invalidateQueries({ queryKey: [...creativeQuery(adId).queryKey, 'previous'] })
}

/** Keeps the latest variant of each format, where several exist (SPEC.md section 3). */
function latestOfEach(variants: readonly Variant[]): Variant[] {
  const newestFirst = variants.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return newestFirst.filter((variant, at) => newestFirst.findIndex((other) => other.format === variant.format) === at)
}
