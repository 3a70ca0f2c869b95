import { useEffect, useState } from 'react'

/** Maximum wait for other work of the page. */
const LONGEST_WAIT_MS = 2_000

/** Gives false in the HTML that the server wrote; true once the page is hydrated and idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

function whenIdle(act: () => void): () => void {
  // Safari has had idle callbacks only recently.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(id)
}
