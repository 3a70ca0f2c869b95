import { useSyncExternalStore } from 'react'

/** As `Intl` shortens them; making its formatter would take each gallery a tenth of a second of a phone's processor. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const subscribe = () => () => {}

/** `Nov 21, 2026`, in the reader's time zone; the server, which does not know it, writes the day in UTC. */
export function useShortDate(isoDate: string): string {
  const date = new Date(isoDate)
  return useSyncExternalStore(
    subscribe,
    () => shortDate(date.getFullYear(), date.getMonth(), date.getDate()),
    () => shortDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()),
  )
}

function shortDate(year: number, month: number, day: number): string {
  return `${MONTHS[month]} ${day}, ${year}`
}
