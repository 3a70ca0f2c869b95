/** Words that follow a number, in small letters and without a stop at the end. */
export interface CountedWords {
  /** Months: in full and short, alone and in a date. */
  months: ReadonlySet<string>
  /** Units and magnitudes written as words: "minutes", "Std", "million". */
  units: ReadonlySet<string>
  /** The magnitudes among the units, which stand before the thing that is counted: "3 Mio. Euro". */
  magnitudes: ReadonlySet<string>
  /** Periods of the day after an hour: "am", "odp". */
  dayPeriods: ReadonlySet<string>
}

const HOUR_MS = 60 * 60 * 1000
/** Eight in the morning on the fifth of January, and about that day of each month after it. */
const MORNING_MS = 1_672_905_600_000
const MONTHS = Array.from({ length: 12 }, (_, month) => MORNING_MS + month * 30.4 * 24 * HOUR_MS)
const MONTH_STYLES = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
] as const

const UNITS = `second,minute,hour,day,week,month,year,gram,kilogram,liter,milliliter,millimeter,centimeter,meter,
  kilometer,degree,percent,ounce,pound,inch,foot,mile,celsius,megabyte,gigabyte,terabyte`
  .split(',')
  .map((unit) => unit.trim())
const UNIT_STYLES = ['long', 'short'] as const
/** Numbers for every plural form that a language may have. */
const PLURALS = [1, 2, 3, 5, 11, 1.5]
const MAGNITUDES = [1e3, 2e3, 5e3, 1e6, 2e6, 5e6, 1e9, 2e9]

/** Cache with one entry for each language of ads. */
const known = new Map<string, CountedWords>()

/** Returns the words of a language from the runtime's own data (CLDR), so that a new language needs none of ours. */
export function countedWords(language: string): CountedWords {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

function readWords(language: string): CountedWords {
  return {
    months: wordSet(monthsIn(language)),
    units: wordSet([...unitsIn(language), ...magnitudesIn(language)]),
    magnitudes: wordSet(magnitudesIn(language)),
    dayPeriods: wordSet([...dayPeriodsIn(language), 'am', 'pm', 'a.m', 'p.m']),
  }
}

/** Returns words without the number by which some languages name months ("5월"). */
function wordSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.map((word) => word.toLowerCase().replaceAll(/^\p{Nd}+|\.$/gu, '')).filter((word) => /^\p{L}/u.test(word)),
  )
}

/**
 * Accepts short forms that a stop or a capital distinguishes from other words: the Czech December, "pro", is "for" too.
 */
const isTelling = (word: string) => /\.$|^\p{Lu}/u.test(word)

function monthsIn(language: string): string[] {
  const tag = new Intl.Locale(language, { calendar: 'gregory', numberingSystem: 'latn' })
  return MONTH_STYLES.flatMap((style) => {
    const format = new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' })
    const names = MONTHS.flatMap((date) => partsOf(format.formatToParts(date), 'month'))
    return style.month === 'long' ? names : names.filter(isTelling)
  })
}

function unitsIn(language: string): string[] {
  return UNITS.flatMap((unit) =>
    UNIT_STYLES.flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
      const names = PLURALS.flatMap((count) => partsOf(format.formatToParts(count), 'unit'))
      return unitDisplay === 'long' ? names : names.filter(isTelling)
    }),
  )
}

function magnitudesIn(language: string): string[] {
  return UNIT_STYLES.flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay })
    const names = MAGNITUDES.flatMap((count) => partsOf(format.formatToParts(count), 'compact'))
    return compactDisplay === 'long' ? names : names.filter(isTelling)
  })
}

function dayPeriodsIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return [MORNING_MS, MORNING_MS + 12 * HOUR_MS].flatMap((time) => partsOf(format.formatToParts(time), 'dayPeriod'))
}

function partsOf(parts: readonly { type: string; value: string }[], type: string): string[] {
  return parts.filter((part) => part.type === type).map(({ value }) => value.trim())
}
