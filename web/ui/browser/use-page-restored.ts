import { useEffect } from 'react'

/** Calls `reset` when the browser's Back restores the page as it was left, with its button still busy. */
export function usePageRestored(reset: () => void) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  })
}
