import { useEffect } from 'react'
import { useLocation, useNavigate } from '#web/router/router-view.tsx'

/**
 * Redirects from `/account#brand`, the former address of the brand, which is in bookmarks. The server never receives
 * the hash.
 */
export function useMovedBrand(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '#brand') void navigate('/brands', { replace: true })
  }, [hash, navigate])
}
