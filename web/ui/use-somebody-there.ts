import { useEffect, useState } from 'react'

/** Events that show that the user is active; moving the pointer is one. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Maximum wait, for a user who only reads. */
const LONGEST_WAIT_MS = 10_000

/**
 * Gives false until the user is active: that is the time to load what they may want next, and not while the page
 * starts.
 */
export function useSomebodyThere(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const stopping = new AbortController()
    const note = () => {
      setThere(true)
      stopping.abort()
    }
    const timer = setTimeout(note, LONGEST_WAIT_MS)
    stopping.signal.addEventListener('abort', () => clearTimeout(timer))
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, signal: stopping.signal })
    return () => stopping.abort()
  }, [])
  return isThere
}
