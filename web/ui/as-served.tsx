import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router'

const AsServed = createContext(true)

/** Whether this is still the page as the server wrote it: nobody has gone anywhere from it, be it back to it since. */
export function useAsServed(): boolean {
  return use(AsServed)
}

export function AsServedUntilLeft({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [servedAt, setServedAt] = useState<string | null>(key)
  if (servedAt && servedAt !== key) setServedAt(null)
  return <AsServed value={servedAt !== null}>{children}</AsServed>
}
