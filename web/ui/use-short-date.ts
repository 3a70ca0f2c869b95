import { useSyncExternalStore } from 'react'
import { madeOnce } from '#web/ui/made-once.ts'

const options = { month: 'short', day: 'numeric', year: 'numeric' } as const
const here = madeOnce(() => new Intl.DateTimeFormat('en-US', options))
const anywhere = madeOnce(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }))

const subscribe = () => () => {}

/** `Nov 21, 2026`, in the reader's time zone; the server, which does not know it, writes the day in UTC. */
export function useShortDate(isoDate: string): string {
  const date = new Date(isoDate)
  return useSyncExternalStore(
    subscribe,
    () => here().format(date),
    () => anywhere().format(date),
  )
}
