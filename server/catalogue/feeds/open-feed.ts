import type { FeedField, FeedKind } from '#contract/catalogue/feed.ts'
import { FEED_PRODUCTS_MAX } from '#contract/limits.ts'
import { type ChosenColumns, guessColumns } from './columns.ts'
import { exportOf } from './exports/exports.ts'
import type { FeedExport } from './exports/feed-export.ts'
import { recogniseExport } from './exports/recognise-export.ts'
import { type BadRow, type Feed, FeedError, type FeedRow, type GoodRow, type OpenBytes } from './feed.ts'
import type { FeedRecord } from './feed-record.ts'
import { groupVariants, isGrouped } from './group-variants.ts'
import type { FeedPrices } from './read-feed-offer.ts'
import { kindOfXml, readItems } from './read-items.ts'
import { readProduct } from './read-product.ts'
import { readHeader, readFeedTable } from './read-table.ts'
import { type FeedText, readText } from './read-text.ts'

export interface FeedOptions extends FeedPrices {
  now: Date
  columns?: ChosenColumns
  /** The system whose export it is, if the user has chosen one; `csv` for none. */
  kind?: FeedKind | undefined
  /** True if each variant is a product of its own. */
  variantsApart?: boolean | undefined
}

/**
 * Opens a feed of any kind, recognised by its content, because name and type of a file say too little. Throws a
 * `FeedError` if nothing of it can be read.
 */
export async function openFeed(open: OpenBytes, options: FeedOptions): Promise<Feed> {
  const text = await readText(open)
  return /^\s*</.test(text.head) ? openXml(text, options) : openTable(text, options)
}

function openTable(text: FeedText, options: FeedOptions): Feed {
  const { names, rowsAbove, sample } = readHeader(text)
  const from = options.kind ? exportOf(options.kind) : recogniseExport(names)
  const isFilled = (index: number) => sample.length === 0 || sample.some((row) => (row[index] ?? '').trim() !== '')
  const columns = guessColumns(names, { chosen: options.columns ?? new Map(), from, isFilled })
  const fields = new Set(columns.flatMap(({ field }) => field ?? []))
  const records = () => readFeedTable(text, columns, rowsAbove)
  const reading = { knownBy: fields.has('id') ? 'id' : 'name', from, fields, options } as const
  return { kind: from?.kind ?? 'csv', columns, knownBy: reading.knownBy, rows: () => readProducts(records(), reading) }
}

function openXml(text: FeedText, options: FeedOptions): Feed {
  if (/^\s*<(!doctype\s+)?html\b/i.test(text.head))
    throw new FeedError('This is a web page and no list: please export the products as CSV or XML.')
  const kind = kindOfXml(text)
  const fields = new Set<FeedField>(['id', 'group'])
  const reading = { knownBy: 'id', from: exportOf(kind), fields, options } as const
  return { kind, columns: [], knownBy: 'id', rows: () => readProducts(readItems(text, kind), reading) }
}

interface Reading {
  knownBy: 'id' | 'name'
  from: FeedExport | undefined
  fields: ReadonlySet<FeedField>
  options: FeedOptions
}

/** Yields each product once: a second row with the same id is a fault of the feed, and the first one is kept. */
async function* readProducts(records: AsyncIterable<FeedRecord>, reading: Reading): AsyncGenerator<FeedRow> {
  const { knownBy, from, fields, options } = reading
  const { now, currency = from?.currency, country, variantsApart: apart } = options
  const lines = new Map<string, number>()
  let count = 0
  for await (const record of groupVariants(records, { from, apart, isGrouped: isGrouped(fields, from) })) {
    const row = readProduct(record, { knownBy, now, from, prices: { currency, country } })
    if (++count > FEED_PRODUCTS_MAX)
      throw new FeedError(`The list has more than ${FEED_PRODUCTS_MAX} products: please split it.`)
    const earlier = row.key === undefined ? undefined : lines.get(row.key)
    if (row.key !== undefined && earlier === undefined) lines.set(row.key, row.line)
    const product = 'problem' in row ? row.leftOut : row
    yield earlier === undefined || !product ? row : sameAs(earlier, product, knownBy)
  }
  if (count === 0) throw new FeedError('The list has no products.')
}

function sameAs(earlier: number, row: GoodRow, knownBy: 'id' | 'name'): BadRow {
  const problem = `The product in line ${earlier} has the same ${knownBy}.`
  return { line: row.line, key: row.key, name: row.product.name, problem }
}
