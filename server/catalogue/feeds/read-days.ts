/**
 * A stretch of time in milliseconds, open on a side that is not given. `undefined` as a whole means that the days
 * cannot be read.
 */
export interface Days {
  from: number
  to: number
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The two ends of a sale as ISO moments. One without a time zone is meant in the zone of the shop; null where the sale is
 * open. A last day without a time ends as the next one begins.
 */
export interface DayTexts {
  start: string | null
  end: string | null
}

/** Reads `2026-11-01T00:00-0800/2026-11-30T23:59-0800`, or two columns. A last day without a time counts to its end. */
export function readDays(
  days: { range: string; start: string; end: string },
  datesBegin?: 'month' | 'day',
): Days | undefined {
  const texts = readDayTexts(days, datesBegin)
  return texts && daysOfTexts(texts)
}

/** Gives the days in milliseconds, those without a zone in UTC. */
export function daysOfTexts({ start, end }: DayTexts): Days {
  return { from: momentOf(start, -Infinity), to: momentOf(end, Infinity) }
}

/** Reads the same as `readDays` without choosing a time zone. Returns undefined if the days cannot be read. */
export function readDayTexts(
  { range, start, end }: { range: string; start: string; end: string },
  datesBegin?: 'month' | 'day',
): DayTexts | undefined {
  const ends = (range ? range.split('/') : [start, end]).map((day) => day.trim())
  if (range && (ends.length !== 2 || ends.includes(''))) return undefined
  const [first, last] = ends.map((day) => readDay(day ?? '', datesBegin))
  if (!first || !last) return undefined
  return { start: first.iso, end: last.iso !== null && last.isWhole ? nextDay(last.iso) : last.iso }
}

/** Returns true if the days end before they begin, so that they never come. */
export function areBackwards({ from, to }: Days): boolean {
  return to <= from
}

/** Returns true if a moment in ISO notation names its time zone. */
export function hasZone(iso: string): boolean {
  return /T.*(?:Z|[+-]\d{2}(?::\d{2})?)$/.test(iso)
}

function momentOf(iso: string | null, open: number): number {
  return iso === null ? open : Date.parse(inUtc(iso))
}

/** A moment without a zone is read as UTC, wherever the server stands. */
export function inUtc(iso: string): string {
  return iso.includes('T') && !hasZone(iso) ? `${iso}Z` : iso
}

function nextDay(iso: string): string {
  return new Date(Date.parse(iso) + DAY_MS).toISOString().slice(0, 10)
}

function readDay(text: string, datesBegin?: 'month' | 'day'): { iso: string | null; isWhole: boolean } | undefined {
  // Some systems write no end this way.
  if (text === '' || text.startsWith('0000-00-00')) return { iso: null, isWhole: false }
  const iso = isoOf(text, datesBegin)
  if (iso === undefined || !isInCalendar(iso.slice(0, 10)) || Number.isNaN(Date.parse(inUtc(iso)))) return undefined
  return { iso, isWhole: !iso.includes('T') }
}

/** Returns false for the 30th of February, which JavaScript's dates take for the 2nd of March. */
function isInCalendar(day: string): boolean {
  const moment = new Date(day)
  return !Number.isNaN(moment.getTime()) && new Date(`${day}T00:00Z`).toISOString().startsWith(day)
}

/**
 * Returns an ISO date. Dates are read year first; a point means day first, and a slash follows the export's order, or
 * the only order that is possible.
 */
function isoOf(text: string, datesBegin?: 'month' | 'day'): string | undefined {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](.*))?$/.exec(text)
  if (yearFirst) return joined(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst[4])
  const [, a = '', mark, b = '', year = '', time] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,]+(.*))?$/.exec(text) ?? []
  if (!year) return undefined
  const isDayFirst = mark === '.' || Number(a) > 12 || (datesBegin === 'day' && Number(b) <= 12)
  const isMonthFirst = Number(b) > 12 || datesBegin === 'month'
  if (!isDayFirst && !isMonthFirst) return undefined
  return isDayFirst ? joined(fullYear(year), b, a, time) : joined(fullYear(year), a, b, time)
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function joined(year = '', month = '', day = '', time = ''): string {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // Google also accepts zones without a colon, which JavaScript's dates do not parse.
  const zoned = time.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  return zoned === '' || /^0{1,2}:00(?::00)?$/.test(zoned) ? date : `${date}T${zoned.replace(/^(\d):/, '0$1:')}`
}
