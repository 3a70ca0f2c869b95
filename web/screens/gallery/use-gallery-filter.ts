import { useSearchParams } from 'react-router'
import type { GalleryFilter } from '#web/screens/gallery/find-creatives.ts'

/** Kept in the address (`?search=lamp&show=recent`), so that Back from an ad finds the gallery as it was left. */
export function useGalleryFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: GalleryFilter = {
    search: query.get('search') ?? '',
    show: query.get('show') === 'recent' ? 'recent' : 'all',
  }
  const setFilter = ({ search, show }: GalleryFilter) =>
    setQuery(
      { ...(search && { search }), ...(show === 'recent' && { show }) },
      { replace: true, preventScrollReset: true },
    )
  return { filter, setFilter }
}
