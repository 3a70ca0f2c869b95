import { useEffect, useState } from 'react'

/** The first sign of somebody at work; moving the pointer is one. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** For whoever only reads meanwhile. */
const LONGEST_WAIT_MS = 10_000

/** False until somebody does something: then is the time for what they may want next, and not while the page starts. */
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
