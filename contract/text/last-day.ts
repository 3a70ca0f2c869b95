import type { LanguageCode } from '../languages.ts'
import { endedAfter } from '../platform/local-day.ts'
import { monthsNamed } from './month-names.ts'

/** The times at which an ad was written, as ISO moments, by which dates without a year are resolved. */
export interface Written {
  createdAt: string
  updatedAt: string
  /** The ad's language, if it is known: the same word can name different months in different languages. */
  language?: LanguageCode | null
}

/** A line may be updated this many days after its date without meaning the next year's. */
const GRACE_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns the last day that a line names, as "2026-11-30": from "until 30 November", "bis 30.11.2026" or "11月30日まで".
 * Returns undefined if it names none, or an ambiguous one such as 6/7/2026. The latest of several.
 */
export function lastDayOf(line: string | null, written: Written): string | undefined {
  if (!line || !/\d/u.test(line)) return undefined
  const dates = findDates(line, written.language).filter((date) => isLast(line, date))
  if (dates.some(({ days }) => days.length !== 1)) return undefined
  const days = dates.flatMap(({ days: [day] }) => (day && withYear(day, written)) ?? [])
  return days.length === dates.length ? days.toSorted().at(-1) : undefined
}

/**
 * Returns the day after the ad's last day, as "2026-12-01", if that has come for a reader whose current day is `today`.
 */
export function endedSince(line: string | null, written: Written, today: string): string | undefined {
  const last = lastDayOf(line, written)
  return last === undefined ? undefined : endedAfter(last, today)
}

interface Day {
  year?: number | undefined
  month: number
  day: number
}

interface FoundDate {
  start: number
  end: number
  /** More than one if the date is ambiguous. */
  days: Day[]
}

/** Words that stand before a last day, in the languages of ads. */
const BEFORE = [
  'until',
  'till',
  'til',
  'through',
  'thru',
  'ends',
  'ends on',
  'ending',
  'expires',
  'expires on',
  'valid to',
  'up to',
  'bis',
  'bis zum',
  'endet am',
  'jusqu’au',
  "jusqu'au",
  'hasta',
  'hasta el',
  'fino',
  'fino al',
  'fino all’',
  'entro',
  'entro il',
  'até',
  'até ao',
  'tot',
  'tot en met',
  't/m',
  'do',
  'till och med',
  't.o.m.',
  'til og med',
  't.o.m',
  'đến',
  'đến ngày',
  'đến hết ngày',
  'hingga',
  'sampai',
  'sehingga',
  'hanggang',
  'до',
  'по',
  'έως',
  'έως τις',
  'μέχρι',
  'μέχρι τις',
  '至',
  '到',
  '截至',
  '截止',
]

/** Words that stand after one. */
const BEHIND = ['kadar', 'dek', 'asti', 'saakka', 'ig', 'まで', '迄', '截止', '止', '까지']

/** Marks a first day: "a partir do 13/11/2026". */
const FIRST = /(?:partir|from|desde|ab|dal|od)\s+$/iu

const BETWEEN_MAX = 24

function isLast(line: string, { start, end }: FoundDate): boolean {
  const before = line.slice(0, start)
  const isAfterWord = BEFORE.some((word) => {
    const at = before.toLowerCase().lastIndexOf(word)
    if (
      at < 0 ||
      (isLetter(before[at - 1]) && !isSpaceless(word)) ||
      (isLetter(before[at + word.length]) && !isSpaceless(word))
    )
      return false
    const between = before.slice(at + word.length)
    return between.length <= BETWEEN_MAX && !/[\d.!?;]/u.test(between) && !FIRST.test(before.slice(0, at))
  })
  const after = line.slice(end).toLowerCase()
  return (
    isAfterWord || BEHIND.some((word) => new RegExp(`^[\\s'’(-]*(?:\\p{L}{1,6}[\\s'’-]+)?${word}`, 'u').test(after))
  )
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /\p{L}/u.test(letter)
}

function isSpaceless(word: string): boolean {
  return /\p{Script=Han}/u.test(word)
}

const YEAR_FIRST = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?!\d))?/gu
const SLASHED = /(?<![\d/])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?!\d)/gu
const WITH_SIGNS = /(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]/gu

function findDates(line: string, language: LanguageCode | null | undefined): FoundDate[] {
  return [
    ...[...line.matchAll(YEAR_FIRST)].map((match) => found(match, [dayFrom(match[1], match[2], match[3])])),
    ...[...line.matchAll(DOTTED)].map((match) => found(match, [dayFrom(match[3], match[2], match[1])])),
    ...[...line.matchAll(SLASHED)].map((match) =>
      found(match, [dayFrom(match[4], match[3], match[1]), dayFrom(match[4], match[1], match[3])]),
    ),
    ...[...line.matchAll(WITH_SIGNS)].map((match) => found(match, [dayFrom(match[1], match[2], match[3])])),
    ...findNamed(line, language),
  ]
}

/**
 * Finds dates with named months: "30 November 2026", "30. Nov.", "November 30th, 2026", "1er décembre", "30 de
 * noviembre de 2026", "2026. november 30".
 */
function findNamed(line: string, language: LanguageCode | null | undefined): FoundDate[] {
  const { names, monthsOf } = monthsNamed(language)
  const month = `(${names})(?!\\p{L})\\.?`
  const ordinal = '(?:st|nd|rd|th|er|re|º|ª|\\.)?'
  const dayFirst = new RegExp(
    `(?<!\\d)(\\d{1,2})${ordinal}\\s*(?:de\\s|of\\s|d['’])?\\s*${month}(?:[,\\s]+(?:de[l]?\\s+)?(\\d{4})(?!\\d))?`,
    'giu',
  )
  const monthFirst = new RegExp(
    `(?:(?<!\\d)(\\d{4})\\.?\\s+)?(?<!\\p{L})${month}\\s+(\\d{1,2})(?!\\d)${ordinal}(?:,?\\s+(\\d{4})(?!\\d))?`,
    'giu',
  )
  const first = [...line.matchAll(dayFirst)].map((match) =>
    found(
      match,
      monthsOf(match[2]!).map((of) => dayFrom(match[3], of, match[1])),
    ),
  )
  const isTaken = ({ start, end }: FoundDate) => first.some((one) => start < one.end && one.start < end)
  const second = [...line.matchAll(monthFirst)].map((match) =>
    found(
      match,
      monthsOf(match[2]!).map((of) => dayFrom(match[1] ?? match[4], of, match[3])),
    ),
  )
  return [...first, ...second.filter((one) => !isTaken(one))]
}

function found(match: RegExpExecArray, days: (Day | undefined)[]): FoundDate {
  const real = days.filter((day) => day !== undefined)
  const distinct = real.filter(
    (day, at) => real.findIndex((one) => one.month === day.month && one.day === day.day) === at,
  )
  return { start: match.index, end: match.index + match[0].length, days: distinct }
}

/** Returns undefined for a day that no calendar has. */
function dayFrom(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): Day | undefined {
  const typed = year === undefined ? undefined : Number(year)
  const full = typed !== undefined && typed < 100 ? 2000 + typed : typed
  const one = { year: full, month: Number(month), day: Number(day) }
  return isReal({ ...one, year: full ?? 2024 }) ? one : undefined
}

function isReal({ year, month, day }: Required<Day>): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Returns an ISO date. Without a year it is the first such day after the ad was made, or after its last update less
 * some days of grace.
 */
function withYear(day: Day, { createdAt, updatedAt }: Written): string | undefined {
  const touched = dayOf(Date.parse(updatedAt) - GRACE_DAYS * DAY_MS)
  const earliest = [createdAt.slice(0, 10), touched].toSorted().at(-1)!
  const firstYear = Number(earliest.slice(0, 4))
  const years = day.year === undefined ? Array.from({ length: 5 }, (_, at) => firstYear + at) : [day.year]
  const dates = years
    .filter((year) => isReal({ ...day, year }))
    .map((year) => dayOf(Date.UTC(year, day.month - 1, day.day)))
  return day.year === undefined ? dates.find((date) => date >= earliest) : dates[0]
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
