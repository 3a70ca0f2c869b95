/**
 * A stretch of time in milliseconds, open on a side that is not given. `undefined` as a whole means that the days
 * cannot be read.
 */
export interface Days {
  from: number
  to: number
}

const DAY_MS = 24 * 60 * 60_000

/** Reads `2026-11-01T00:00-0800/2026-11-30T23:59-0800`, or two columns. A last day without a time counts to its end. */
export function readDays(
  { range, start, end }: { range: string; start: string; end: string },
  datesBegin?: 'month' | 'day',
): Days | undefined {
  const ends = (range ? range.split('/') : [start, end]).map((day) => day.trim())
  if (range && (ends.length !== 2 || ends.includes(''))) return undefined
  const [first, last] = ends
  const from = first ? readDay(first, datesBegin) : { at: -Infinity, isWhole: false }
  const to = last ? readDay(last, datesBegin) : { at: Infinity, isWhole: false }
  return from && to && { from: from.at, to: to.at + (to.isWhole ? DAY_MS : 0) }
}

function readDay(text: string, datesBegin?: 'month' | 'day'): { at: number; isWhole: boolean } | undefined {
  // Some systems write no end this way.
  if (text.startsWith('0000-00-00')) return { at: Infinity, isWhole: false }
  const iso = isoOf(text, datesBegin)
  const at = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(at) ? undefined : { at, isWhole: /^\d{4}-\d{2}-\d{2}$/.test(iso ?? '') }
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
