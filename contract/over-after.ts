const DAY_MS = 24 * 60 * 60 * 1000

/** The day after a last one, where that has come for a reader whose day is `today`, both as "2026-11-30"; else undefined. */
export function overAfter(lastDay: string, today: string): string | undefined {
  if (today <= lastDay) return undefined
  return new Date(Date.parse(lastDay) + DAY_MS).toISOString().slice(0, 10)
}
