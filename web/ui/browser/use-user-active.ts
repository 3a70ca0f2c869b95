import { useEffect, useState } from 'react'

/** Events that show that the user is active; moving the pointer is one. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Maximum wait, for a user who only reads. */
const LONGEST_WAIT_MS = 10_000

/**
 * Gives false until the user is active: that is the time to load what they may want next, and not while the page
 * starts.
 */
export function useUserActive(): boolean {
  const [isActive, setActive] = useState(false)
  useEffect(() => {
    const stopping = new AbortController()
    const activate = () => {
      setActive(true)
      stopping.abort()
    }
    const timer = setTimeout(activate, LONGEST_WAIT_MS)
    stopping.signal.addEventListener('abort', () => clearTimeout(timer))
    for (const sign of SIGNS) window.addEventListener(sign, activate, { passive: true, signal: stopping.signal })
    return () => stopping.abort()
  }, [])
  return isActive
}
