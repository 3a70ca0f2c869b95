import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Gives false in the HTML that the server wrote and during hydration; true from then on. Text that is typed earlier
 * would be lost, so fields are enabled only when this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
