import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Brand, BrandConflictDetails, getBrand, saveBrand } from '#contract/brand.ts'
import { ApiError } from '#web/api/api-error.ts'
import { requestVersion } from '#web/api/request.ts'

function brandQuery() {
  return queryOptions({
    queryKey: ['brand'],
    queryFn: ({ signal }) => requestVersion<typeof getBrand>('GET /api/brand', { signal }),
  })
}

export function useBrand() {
  return useQuery(brandQuery())
}

/** As it is now, whatever another tab has saved since. */
export function readBrand(client: QueryClient): Promise<Brand> {
  return client.fetchQuery({ ...brandQuery(), staleTime: 0 })
}

/** The same, for a button that asks for it. */
export function useReadBrand() {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => readBrand(client) })
}

/** The version goes along that was read: what another tab changed stays, or is told of. */
export function useSaveBrand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ brand, ifMatch }: { brand: Brand; ifMatch: string | undefined }) =>
      requestVersion<typeof saveBrand>('PUT /api/brand', { body: brand, ...(ifMatch && { ifMatch }) }),
    onSuccess: (saved) => client.setQueryData(brandQuery().queryKey, saved),
    // Whoever saves again has seen what stands there.
    onError: (error) => {
      const conflict = brandConflictOf(error)
      if (conflict) client.setQueryData(brandQuery().queryKey, conflict.current)
    },
  })
}

export type BrandField = keyof Brand

export interface BrandConflict {
  /** What both sides changed. */
  fields: readonly BrandField[]
  current: Brand & { etag?: string }
}

/** What stands in the way of a save: others gave these fields another value since. Undefined for any other failure. */
export function brandConflictOf(error: unknown): BrandConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  const { fields, current } = error.body as Partial<BrandConflictDetails>
  if (!fields || !current) return undefined
  return { fields: fields as BrandField[], current: { ...current, ...(error.etag && { etag: error.etag }) } }
}
