import { useState } from 'react'
import { readGalleryRequest } from '#web/screens/gallery/gallery-choices.ts'
import type { GalleryFilter } from '#web/screens/gallery/find-creatives.ts'
import { useSearchParams } from '#web/router/router-view.tsx'

/**
 * Gives the filter, which is also in the address (`?search=lamp&show=recent`), so that Back from an ad restores the
 * gallery. The address follows the state and not the other way round: it changes a moment late, which would move the
 * cursor while the user types.
 */
export function useGalleryFilter() {
  const [query, setQuery] = useSearchParams()
  const [filter, setState] = useState<GalleryFilter>(() => ({
    request: readGalleryRequest((field) => query.get(field)),
    search: query.get('search') ?? '',
    show: query.get('show') === 'recent' ? 'recent' : 'all',
  }))

  function setFilter(next: GalleryFilter) {
    setState(next)
    const { request, search, show } = next
    const shown = { ...request, ...(search && { search }), ...(show === 'recent' && { show }) }
    setQuery(shown, { replace: true, preventScrollReset: true })
  }

  return { filter, setFilter }
}
