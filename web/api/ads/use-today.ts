import { useSyncExternalStore } from 'react'
import { localDay } from '#contract/platform/local-day.ts'
import { useSession } from '#web/api/people/session.ts'

/**
 * Gives the user's day, by which an ad is over and a state of a sale is today's; updated whenever they come back. The
 * server does not know it: in its HTML it is the server's own day, which differs for some hours at most, or undefined.
 */
export function useToday(): string | undefined {
  const { today } = useSession()
  return useSyncExternalStore(
    onComingBack,
    () => localDay(new Date()),
    () => today,
  )
}

function onComingBack(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
