import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Brand,
  BrandField,
  BrandConflictDetails,
  createBrandCall,
  deleteBrandCall,
  getBrandByIdCall,
  listBrandsCall,
  OwnBrand,
  saveBrandByIdCall,
} from '#contract/ads/brand/brand.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { request, requestVersion } from '#web/api/platform/request.ts'
import { t } from '#web/i18n/i18n.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const BRANDS_KEY = ['brands'] as const

function brandsQuery() {
  return queryOptions({
    queryKey: [...BRANDS_KEY, 'list'],
    queryFn: ({ signal }) => request<typeof listBrandsCall>('GET /api/brands', { signal }),
    staleTime: 0,
  })
}

function brandQuery(id: string) {
  return queryOptions({
    queryKey: [...BRANDS_KEY, 'one', id],
    queryFn: ({ signal }) => requestVersion<typeof getBrandByIdCall>('GET /api/brands/:id', { params: { id }, signal }),
    staleTime: 0,
    // Another user's brand or a deleted one will not appear by a retry.
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  })
}

/** Gives the user's brands, the oldest first. */
export function useBrands() {
  return useQuery(brandsQuery())
}

export function useBrand(id: string) {
  return useQuery(brandQuery(id))
}

/** Gives a brand's name. Undefined while it loads, and if the brand no longer exists. */
export function useBrandName(id: string | null | undefined): string | undefined {
  const { data } = useQuery({ ...brandsQuery(), enabled: Boolean(id) })
  const brand = data?.find((one) => one.id === id)
  return brand && brandName(brand)
}

/** Gives the name of a brand for a screen: one from before names were required may have none. */
export function brandName({ name }: Pick<Brand, 'name'>): string {
  return name ?? t('My brand')
}

/** Reads the brands from the server, with whatever another tab has saved since. */
export function readBrands(client: QueryClient): Promise<OwnBrand[]> {
  return client.fetchQuery({ ...brandsQuery(), staleTime: 0 })
}

/** Gives the same read for a button. */
export function useReadBrands() {
  const client = useQueryClient()
  return useMutationOnce({ mutationFn: () => readBrands(client) })
}

export type ReadBrand = OwnBrand & { etag?: string }

interface Save {
  /** Left out for a new brand. */
  id?: string
  kit: Brand
  ifMatch: string | undefined
}

/**
 * Saves a brand together with the version that was read: the server keeps what another tab changed, or answers a
 * conflict.
 */
export function useSaveBrand() {
  const client = useQueryClient()
  const cache = (brand: ReadBrand) => {
    client.setQueryData(brandQuery(brand.id).queryKey, brand)
    void client.invalidateQueries({ queryKey: brandsQuery().queryKey })
  }
  return useMutationOnce({
    mutationFn: ({ id, kit, ifMatch }: Save): Promise<ReadBrand> => {
      const body = { ...kit, name: kit.name ?? '' }
      if (id === undefined) return requestVersion<typeof createBrandCall>('POST /api/brands', { body })
      const options = { params: { id }, body, ...(ifMatch && { ifMatch }) }
      return requestVersion<typeof saveBrandByIdCall>('PUT /api/brands/:id', options)
    },
    onSuccess: cache,
  })
}

/** Puts fonts into the cached brand at once, without touching the other fields, which the user may be editing. */
export function useCacheFonts(id: string) {
  const client = useQueryClient()
  return (fonts: OwnBrand['fonts']) => {
    client.setQueryData(brandQuery(id).queryKey, (before) => before && { ...before, fonts })
    void client.invalidateQueries({ queryKey: brandsQuery().queryKey })
  }
}

export function useDeleteBrand() {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: (id: string) => request<typeof deleteBrandCall>('DELETE /api/brands/:id', { params: { id } }),
    // The brand may have been deleted elsewhere: the list shows that.
    onSettled: () => client.invalidateQueries({ queryKey: BRANDS_KEY }),
  })
}

export interface BrandConflict {
  /** The fields that both sides changed. */
  fields: readonly BrandField[]
  current: Brand & { etag?: string }
}

/** Gives the conflict of a failed save: the fields that others have changed since. Undefined for any other failure. */
export function brandConflictOf(error: unknown): BrandConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  const { fields, current } = error.body as Partial<BrandConflictDetails>
  if (!fields || !current) return undefined
  return { fields: fields as BrandField[], current: { ...current, ...(error.etag && { etag: error.etag }) } }
}
