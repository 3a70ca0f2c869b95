import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False in the HTML that the server wrote and while it is taken over; true from then on. What is typed before would be lost, so
 * fields take it only when this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
