import { useSyncExternalStore } from 'react'
import { localDay } from './local-day.ts'

/** The reader's day, as "2026-12-01", looked at anew whenever they come back. Undefined in the server's HTML, which does not know it. */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribe, today, () => undefined)
}

function today(): string {
  return localDay(new Date())
}

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
