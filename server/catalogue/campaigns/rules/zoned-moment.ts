import { hasZone, inUtc } from '#server/catalogue/feeds/read-days.ts'

/**
 * Returns the moment in milliseconds that a feed's day or hour means. One without a zone is on the clocks of this time
 * zone; null is UTC. An hour that daylight saving time skips is the one after it, and of an hour that comes twice the
 * first one counts.
 */
export function momentIn(iso: string, timeZone: string | null): number {
  const asUtc = Date.parse(inUtc(iso))
  if (timeZone === null || hasZone(iso) || Number.isNaN(asUtc)) return asUtc
  const [before, after] = [offsetOf(asUtc - DAY_MS, timeZone), offsetOf(asUtc + DAY_MS, timeZone)]
  const candidates = [asUtc - before, asUtc - after].filter((moment) => moment + offsetOf(moment, timeZone) === asUtc)
  return candidates.length > 0 ? Math.min(...candidates) : asUtc - before
}

const DAY_MS = 24 * 60 * 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns by how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
function offsetOf(moment: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone)
  clocks.set(timeZone, clock)
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year, month, day, hour, minute, second } = parts as Record<string, number>
  const shown = Date.UTC(year!, month! - 1, day, hour, minute, second)
  return shown - Math.floor(moment / 1000) * 1000
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}
