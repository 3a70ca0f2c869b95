import { useEffect } from 'react'

/** The browser's Back brings a page back as it was left, with its button still at work: `reset` frees it. */
export function usePageRestored(reset: () => void) {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  })
}
