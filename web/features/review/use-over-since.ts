import { useState } from 'react'
import { localDay, endedAfter } from '#contract/platform/local-day.ts'
import { dayAndMonth } from '#web/ui/texts/day-and-month.ts'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

/**
 * Gives the day after the last one, such as "1 December", if that has come for the reader. Undefined in the server's
 * HTML, which does not know their day.
 */
export function useOverSince(lastDay: string | null): string | undefined {
  const [today] = useState(() => localDay(new Date()))
  const isHydrated = useHydrated()
  const over = isHydrated && lastDay ? endedAfter(lastDay, today) : undefined
  return over && dayAndMonth(over)
}
