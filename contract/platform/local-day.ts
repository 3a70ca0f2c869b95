const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day of a reader's calendar, as "2026-11-30". */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Returns the day after the last one, if that has come for a reader whose current day is `today`; otherwise undefined.
 */
export function endedAfter(lastDay: string, today: string): string | undefined {
  if (today <= lastDay) return undefined
  return new Date(Date.parse(lastDay) + DAY_MS).toISOString().slice(0, 10)
}
