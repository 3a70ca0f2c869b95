import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { FeedColumn } from './columns.ts'
import { FeedError } from './feed.ts'
import type { FeedRecord } from './read-product.ts'
import type { FeedText } from './read-text.ts'

const SEPARATORS = [',', ';', '\t', '|', '^', '~']
/** Excel's own first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
/** Of one row: an unclosed quotation mark would take all that follows for one cell. */
const ROW_MAX_LETTERS = 1_000_000

/** The names of a table's columns. */
export function readHeader(text: FeedText): string[] {
  const names = firstRow(text).map((name) => name.trim())
  if (names.every((name) => name === '')) throw new FeedError('The feed has no row with the names of its columns.')
  return names
}

function firstRow(text: FeedText): string[] {
  try {
    const rows = parseAtOnce(text.head.replace(SEPARATOR_LINE, ''), { ...optionsFor(text), to: 1 })
    return rows[0] ?? []
  } catch (error) {
    if (error instanceof CsvError) throw new FeedError('The names of the columns, in the first row, cannot be read.')
    throw error
  }
}

/** The rows below the header. What can no longer be told apart ends in one record with a problem. */
export async function* readTable(text: FeedText, columns: readonly FeedColumn[]): AsyncGenerator<FeedRecord> {
  const skipped = SEPARATOR_LINE.test(text.head) ? 1 : 0
  let [end, isHeader] = [skipped, true]
  try {
    for await (const { cells, lines } of parseRows(text)) {
      end = lines + skipped
      if (!isHeader) yield readRow(cells, columns, end - breaksIn(cells))
      isHeader = false
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
  /** Of the file, up to its end. */
  lines: number
}

/** Rows are taken as they are parsed: a stream that fails drops those that it still holds, and they are good. */
async function* parseRows(text: FeedText): AsyncGenerator<Row> {
  const rows: Row[] = []
  const keep = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ cells, lines })
    return null
  }
  const parser = parse({ ...optionsFor(text), on_record: keep })
  // Each write and the end tell of it.
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

/** Marks within a cell, rows of another length and empty lines are the way of exports; what they mean is told row by row. */
function optionsFor({ head }: FeedText): Options {
  return {
    delimiter: SEPARATOR_LINE.exec(head)?.[1] ?? guessSeparator(head),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ROW_MAX_LETTERS,
  }
}

/** The one that stands most often in the header, outside of quotation marks. */
function guessSeparator(head: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/
    .exec(head.replace(/^[\r\n]+/, ''))![0]
    .replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = SEPARATORS.map((separator) => header.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!
}

function readRow(cells: readonly string[], columns: readonly FeedColumn[], line: number): FeedRecord {
  const record: FeedRecord = { line, values: {} }
  for (const [index, { field }] of columns.entries()) {
    const cell = cells[index]?.trim()
    if (field && cell) (record.values[field] ??= []).push(cell)
  }
  const named = columns.findLastIndex(({ name }) => name !== '') + 1
  if (cells.slice(named).some((cell) => cell.trim() !== ''))
    record.problem = `It has ${cells.length} cells and the header ${named}: a text that holds the separator must stand in quotation marks.`
  return record
}

function sentenceFor({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return 'A quotation mark is opened here and not closed: nothing from here on could be read.'
  return 'The table is broken here: nothing from here on could be read.'
}
