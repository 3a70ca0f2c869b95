import { useEffect, useLayoutEffect, useRef } from 'react'
import { readTab, writeTab } from '#web/ui/browser/tab-storage.ts'
import { useRouter, useRouterState } from '#web/router/router-view.tsx'

const KEY = 'scroll positions'

/** Begins each screen at its top, and restores after Back, Forward and a reload where it was left. */
export function useScrollRestoration(): void {
  const router = useRouter()
  const { location, keepsScroll } = useRouterState()
  const positions = useRef<Record<string, number>>(undefined)

  useLayoutEffect(() => {
    positions.current ??= (readTab(KEY) ?? {}) as Record<string, number>
    const position = positions.current[location.key]
    const target = location.hash && document.getElementById(location.hash.slice(1))
    if (position !== undefined) window.scrollTo(0, position)
    else if (target) target.scrollIntoView()
    else if (!keepsScroll) window.scrollTo(0, 0)
  }, [location, keepsScroll])

  useEffect(() => {
    const remember = () => {
      positions.current = { ...positions.current, [router.state.location.key]: window.scrollY }
    }
    // While the page is away, the browser itself restores.
    const store = () => {
      remember()
      writeTab(KEY, positions.current)
      window.history.scrollRestoration = 'auto'
    }
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    takeOver()
    const removeListener = router.beforeLeaving(remember)
    window.addEventListener('pagehide', store)
    window.addEventListener('pageshow', takeOver)
    return () => {
      removeListener()
      window.removeEventListener('pagehide', store)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [router])
}
