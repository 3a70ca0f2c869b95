import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { FeedField } from '#contract/catalogue/feed.ts'
import { COLUMNS_MAX, NAMES_MAX_LETTERS } from './bounds.ts'
import type { FeedColumn } from './columns.ts'
import { isKnownName } from './exports/known-names.ts'
import { recogniseExport } from './exports/recognise-export.ts'
import { FeedError } from './feed.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedText } from './read-text.ts'

const SEPARATORS = [',', ';', '\t', '|', '^', '~']
/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
/** Longest row: an unclosed quotation mark would take everything that follows for one cell. */
const ROW_MAX_LETTERS = 1_000_000

export interface TableHeader {
  /** Names of the columns. */
  names: string[]
  /** Number of rows above the header: notes for people, names of groups. */
  rowsAbove: number
  /** The first rows below the header, as far as they are in the text's beginning. */
  sample: string[][]
}

/** Rows among which the header is looked for: templates have a few rows for people above the column names. */
const HEADER_WITHIN_ROWS = 6
const SAMPLE_ROWS = 50

/** Finds the row with the column names: the first one, unless one of the next has more names that we know. */
export function readHeader(text: FeedText): TableHeader {
  const rows = firstRows(text)
  const [first] = rows
  if (!first || first.every((name) => name.trim() === ''))
    throw new FeedError('The list has no row with the names of its columns.')
  const scores = rows.slice(0, HEADER_WITHIN_ROWS).map(headerScore)
  const rowsAbove = scores.indexOf(Math.max(...scores))
  const names = (rows[rowsAbove] ?? first).map((name) => name.trim())
  requireBounds(names)
  return { names, rowsAbove, sample: rows.slice(rowsAbove + 1) }
}

function requireBounds(names: readonly string[]): void {
  if (names.length > COLUMNS_MAX)
    throw new FeedError(`The table has more than ${COLUMNS_MAX} columns: please export fewer.`)
  if (names.reduce((letters, name) => letters + name.length, 0) > NAMES_MAX_LETTERS)
    throw new FeedError(
      `The names of its columns have more than ${NAMES_MAX_LETTERS} letters: please begin with a row of short names.`,
    )
}

/**
 * Scores a header row by its known names, with those of a system counting most: a template may have them below words
 * for people.
 */
function headerScore(row: readonly string[]): number {
  const cells = row.slice(0, COLUMNS_MAX)
  return cells.filter(isKnownName).length + (recogniseExport(cells) ? cells.length : 0)
}

function firstRows(text: FeedText): string[][] {
  const options = { ...optionsFor(text), to: HEADER_WITHIN_ROWS + SAMPLE_ROWS }
  const head = text.head.replace(SEPARATOR_LINE, '')
  try {
    return parseAtOnce(head, options)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return onlyFirstRow(head, options)
  }
}

/**
 * Parses only the first row. The beginning may end within a quotation, or a row below be broken; the column names are
 * readable all the same.
 */
function onlyFirstRow(head: string, options: Options): string[][] {
  try {
    return parseAtOnce(head, { ...options, to: 1 })
  } catch (error) {
    if (error instanceof CsvError) throw new FeedError('The names of the columns, in the first row, cannot be read.')
    throw error
  }
}

/** Yields the rows below the header. A part that can no longer be separated ends in one record with a problem. */
export async function* readFeedTable(
  text: FeedText,
  columns: readonly FeedColumn[],
  rowsAbove: number,
): AsyncGenerator<FeedRecord> {
  const shape = shapeOf(columns)
  const skipped = SEPARATOR_LINE.test(text.head) ? 1 : 0
  let [end, above] = [skipped, rowsAbove + 1]
  try {
    for await (const { cells, lines } of parseRows(text)) {
      end = lines + skipped
      if (above-- <= 0) yield readRow(cells, shape, end - breaksIn(cells))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { line: end + 1, values: {}, problem: sentenceFor(error) }
  }
}

function breaksIn(cells: readonly string[]): number {
  return cells.join('').split(/\r\n|\r|\n/).length - 1
}

interface Row {
  cells: string[]
  /** Lines of the file up to the row's end. */
  lines: number
}

/** Yields rows as they are parsed: a stream that fails drops those that it still holds, although they are good. */
async function* parseRows(text: FeedText): AsyncGenerator<Row> {
  const rows: Row[] = []
  const keep = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ cells, lines })
    return null
  }
  const parser = parse({ ...optionsFor(text), on_record: keep })
  // Errors are reported by each write and by the end.
  parser.on('error', () => {})
  const { promise: failed, resolve: fail } = Promise.withResolvers<Error | null | undefined>()
  let error: Error | null | undefined
  for await (const piece of withoutSeparatorLine(text)) {
    error = await new Promise<Error | null | undefined>((resolve) => parser.write(piece, resolve))
    yield* rows.splice(0)
    if (error) throw error
  }
  parser.end(fail)
  error = await failed
  yield* rows.splice(0)
  if (error) throw error
}

async function* withoutSeparatorLine({ pieces }: FeedText): AsyncGenerator<string> {
  let isFirst = true
  for await (const piece of pieces()) {
    if (piece === '') continue
    yield isFirst ? piece.replace(SEPARATOR_LINE, '') : piece
    isFirst = false
  }
}

/**
 * Returns parser options. Marks within a cell, rows of other lengths and empty lines are common in exports; each row
 * reports its own problem.
 */
function optionsFor({ head }: FeedText): Options {
  return {
    delimiter: SEPARATOR_LINE.exec(head)?.[1] ?? guessSeparator(head),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ROW_MAX_LETTERS,
  }
}

/**
 * Picks the separator by which the first rows have the most known names, else the most frequent one of the first row.
 */
function guessSeparator(head: string): string {
  const table = head.replace(/^[\r\n]+/, '').slice(0, GUESSED_BY_LETTERS)
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(table)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? ''
  const marks = SEPARATORS.filter((separator) => table.includes(separator)).map((separator) => ({
    separator,
    names: namesKnownBy(table, separator),
    count: first.split(separator).length,
  }))
  const [best] = marks.toSorted((a, b) => b.names - a.names || b.count - a.count)
  return best?.separator ?? ','
}

const GUESSED_BY_LETTERS = 16_384

function namesKnownBy(table: string, separator: string): number {
  const lines = table.split(/\r\n|\r|\n/, HEADER_WITHIN_ROWS)
  const cells = lines.map((line) => line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/g, '')))
  return Math.max(...cells.map((row) => new Set(row.filter(isKnownName)).size))
}

/** The facts about a table's columns by which every row is read. */
interface TableShape {
  /** Fields in column order; undefined for a column that is not read. */
  fields: readonly (FeedField | undefined)[]
  /** Number of columns up to the last one with a name. */
  named: number
}

function shapeOf(columns: readonly FeedColumn[]): TableShape {
  return {
    fields: columns.map(({ field }) => field),
    named: columns.findLastIndex(({ name }) => name !== '') + 1,
  }
}

/** Reads one row at a cost of its cells alone: a table may have many columns, and rows of one cell. */
function readRow(cells: readonly string[], { fields, named }: TableShape, line: number): FeedRecord {
  const record: FeedRecord = { line, values: {} }
  for (const [index, text] of cells.entries()) {
    const field = fields[index]
    const cell = field && text.trim()
    if (cell) (record.values[field] ??= []).push(cell)
  }
  if (cells.slice(named).some((cell) => cell.trim() !== ''))
    record.problem = `It has ${cells.length} cells and the first row ${named}: a text with a comma or semicolon in it must stand in quotation marks.`
  return record
}

function sentenceFor({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return 'A quotation mark is opened here and not closed: nothing from here on could be read.'
  return 'The table is broken here: nothing from here on could be read.'
}
