import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from '#web/router/router-view.tsx'

const AsServed = createContext(true)

/**
 * Tells whether this is still the page as the server wrote it: false from the first navigation on, even after coming
 * back.
 */
export function useAsServed(): boolean {
  return use(AsServed)
}

export function AsServedUntilLeft({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [servedAt, setServedAt] = useState<string | null>(key)
  if (servedAt && servedAt !== key) setServedAt(null)
  return <AsServed value={servedAt !== null}>{children}</AsServed>
}
