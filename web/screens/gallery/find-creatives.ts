import type { ListCreativesOptions, CreativeWithVariants } from '#contract/ads/creative.ts'

export interface GalleryFilter {
  /** The filters of the server; one that is left out matches anything. */
  request: GalleryRequest
  search: string
  /** The time filter; `recent` keeps the last seven days. */
  show: 'all' | 'recent'
}

export type GalleryRequest = Pick<ListCreativesOptions, 'style' | 'color' | 'format'>

export const EVERYTHING: GalleryFilter = { request: {}, search: '', show: 'all' }

const RECENT_MS = 7 * 24 * 60 * 60_000

/** Filters the server's ads by product name or description, in any letter case, newest first (SPEC.md section 2). */
export function findCreatives(
  creatives: readonly CreativeWithVariants[],
  { search, show }: Pick<GalleryFilter, 'search' | 'show'>,
  now: Date,
) {
  const words = search.trim().toLowerCase()
  const since = now.getTime() - RECENT_MS
  return creatives
    .filter(({ productName, productDescription }) =>
      [productName, productDescription].some((text) => text.toLowerCase().includes(words)),
    )
    .filter(({ createdAt }) => show === 'all' || Date.parse(createdAt) >= since)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

export function isFiltered({ request, search, show }: GalleryFilter): boolean {
  return search.trim() !== '' || show !== 'all' || Object.keys(request).length > 0
}
