import { CsvError, parse } from 'csv-parse/sync'
import { formatTrialName, parseTrialName } from '#contract/ads/trials/trial-name.ts'
import { NUMBER, readNumber } from '#contract/prices/read-number.ts'
import { COUNTS, type CountName, countOfColumn } from './report-columns.ts'

/** A report that cannot be read. The message is a sentence for the user. */
export class ReportError extends Error {
  override name = 'ReportError'
}

export interface ReadReport {
  /** Totals by index of the name; undefined for one that the report does not have. */
  totals: (Record<CountName, number> | undefined)[]
  /** Counts that the report has a column for. */
  has: CountName[]
  /** Rows that name none of the pictures, totals and other ads among them. */
  otherRows: number
}

const SEPARATORS = [',', ';', '\t', '|']
/** Reports begin with a title, an account and a period before the names of their columns. */
const HEADER_WITHIN_ROWS = 40
const ROWS_MAX = 50_000

/**
 * Reads the export of an ad platform: finds its encoding, its separator and its header, and sums the rows of each
 * picture by its name, wherever it stands in the row. Cells are text: none is evaluated, and none is given back.
 */
export function readReport(bytes: Uint8Array, names: readonly string[]): ReadReport {
  const rows = readRows(decode(bytes))
  const header = findHeader(rows)
  const columns = columnsOf(rows[header]!)
  const has = COUNTS.filter((count) => columns.has(count))
  const places = new Map(names.map((name, at) => [keyOf(name), at]))
  const totals: ReadReport['totals'] = names.map(() => undefined)
  let otherRows = 0
  for (const row of rows.slice(header + 1)) {
    const place = row.map((cell) => places.get(nameIn(cell) ?? '')).find((at) => at !== undefined)
    if (place === undefined) {
      otherRows += 1
      continue
    }
    const sum = (totals[place] ??= { impressions: 0, clicks: 0, spend: 0, purchases: 0 })
    for (const count of has) sum[count] += readAmount(row[columns.get(count)!] ?? '')
  }
  return { totals, has, otherRows }
}

/** Decodes UTF-16 with a byte order mark, as Google writes it, UTF-8, and else the letters of old Excel files. */
function decode(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (start.startsWith('PK') || start === '\xd0\xcf\x11\xe0')
    throw new ReportError('This is an Excel workbook: please export the report as CSV.')
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes)
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Splits the text by the separator with which a row names the most counts. */
function readRows(text: string): string[][] {
  const tries = SEPARATORS.filter((separator) => text.includes(separator)).map((delimiter) => split(text, delimiter))
  const scored = tries.map((rows) => ({ rows, score: Math.max(0, ...rows.slice(0, HEADER_WITHIN_ROWS).map(scoreOf)) }))
  const best = scored.toSorted((first, second) => second.score - first.score)[0]
  if (!best || best.score === 0)
    throw new ReportError(
      'No column of this file is called impressions or clicks: please export the report of the ads.',
    )
  if (best.rows.length > ROWS_MAX)
    throw new ReportError('This report is too long: please export the ads of the test alone.')
  return best.rows
}

function split(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true })
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

function scoreOf(row: readonly string[]): number {
  const columns = columnsOf(row)
  return columns.has('impressions') || columns.has('clicks') ? columns.size : 0
}

function findHeader(rows: readonly string[][]): number {
  const scores = rows.slice(0, HEADER_WITHIN_ROWS).map(scoreOf)
  return scores.indexOf(Math.max(...scores))
}

/** Returns the column of each count. Of several that mean the same, the most exact one is taken. */
function columnsOf(row: readonly string[]): Map<CountName, number> {
  const found = new Map<CountName, { at: number; rank: number }>()
  for (const [at, title] of row.entries()) {
    const one = countOfColumn(title)
    if (one && one.rank < (found.get(one.count)?.rank ?? Infinity)) found.set(one.count, { at, rank: one.rank })
  }
  return new Map([...found].map(([count, { at }]) => [count, at]))
}

/** Text after the name: a copy of the ad, or a file ending. */
const NAME = /[^/\\]*_\d{1,5}x\d{1,5}_v\d{1,9}/u

function nameIn(cell: string): string | undefined {
  const text = NAME.exec(cell.normalize('NFC'))?.[0]
  return text === undefined ? undefined : keyOf(text)
}

/** Platforms change the case of names, and spaces for plus signs. */
function keyOf(name: string): string {
  const read = parseTrialName(name)
  return read ? formatTrialName(read).toLowerCase() : ''
}

const AMOUNT = new RegExp(NUMBER, 'gu')

/** Reads the only number of a cell, with its currency. Anything else counts as nothing: a formula, a share, a dash. */
function readAmount(cell: string): number {
  const text = cell.trim()
  if (/^[=+@-]/.test(text) || text.includes('%')) return 0
  const [number, another] = text.match(AMOUNT) ?? []
  return number === undefined || another !== undefined ? 0 : (readNumber(number).withFewer ?? 0)
}
