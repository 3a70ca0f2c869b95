import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** `/account#brand` was the brand's address once, and stands in bookmarks. The server never hears of the hash. */
export function useMovedBrand(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '#brand') void navigate('/brands', { replace: true })
  }, [hash, navigate])
}
