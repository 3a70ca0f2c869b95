import { useEffect, useState } from 'react'

/** Everything else goes first, but for no longer than this. */
const LONGEST_WAIT_MS = 2_000

/** False in the HTML that the server wrote; true once the page is alive and has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

function whenIdle(act: () => void): () => void {
  // Safari has learnt of idle callbacks only lately.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(id)
}
