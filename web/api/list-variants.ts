import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { listVariants, type Variant } from '#contract/variant.ts'
import { creativeQuery } from '#web/api/get-creative.ts'
import { creativesQuery } from '#web/api/list-creatives.ts'
import { request } from '#web/api/request.ts'

export function variantsQuery(creativeId: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'variants'],
    queryFn: async ({ signal }) => latestOfEach(await request(listVariants, { params: { id: creativeId }, signal })),
  })
}

export function useVariants(creativeId: string | undefined) {
  return useQuery({ ...variantsQuery(creativeId ?? ''), enabled: creativeId !== undefined })
}

/** A new variant takes the place of its format's former one. A list that was never read stays unread. */
export function putVariant(client: QueryClient, variant: Variant): void {
  client.setQueryData(
    variantsQuery(variant.adId).queryKey,
    (variants) => variants && [...variants.filter((other) => other.format !== variant.format), variant],
  )
  void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
}

export function dropVariant(client: QueryClient, variant: Variant): void {
  client.setQueryData(variantsQuery(variant.adId).queryKey, (variants) =>
    variants?.filter((other) => other.id !== variant.id),
  )
  void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
}

/** Where several variants of one format exist, the latest counts (SPEC.md section 3). */
function latestOfEach(variants: readonly Variant[]): Variant[] {
  const newestFirst = variants.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return newestFirst.filter((variant, at) => newestFirst.findIndex((other) => other.format === variant.format) === at)
}
