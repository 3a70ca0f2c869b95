import { FEED_MAX_PRODUCTS, type FeedField } from '#contract/feed.ts'
import { type ChosenColumns, type FeedColumn, guessColumns, kindOf } from './columns.ts'
import { type BadRow, type Feed, FeedError, type FeedRow, type OpenBytes } from './feed.ts'
import { foldVariants } from './fold-variants.ts'
import { readItems } from './read-items.ts'
import { type FeedRecord, readProduct } from './read-product.ts'
import { readHeader, readTable } from './read-table.ts'
import { type FeedText, readText } from './read-text.ts'

/** A feed of any kind, by what is in it: its name and type say too little. Throws a `FeedError` where nothing of it can be read. */
export async function openFeed(
  open: OpenBytes,
  { now, columns: chosen }: { now: Date; columns?: ChosenColumns },
): Promise<Feed> {
  const text = await readText(open)
  if (/^\s*</.test(text.head)) return openXml(text, now)
  const names = readHeader(text)
  const columns = guessColumns(names, chosen)
  const kind = kindOf(names)
  const knownBy = holds(columns, 'id') ? 'id' : 'name'
  const records = () => (kind === 'shopify' ? foldVariants(readTable(text, columns)) : readTable(text, columns))
  return { kind, columns, knownBy, rows: () => readProducts(records(), knownBy, now) }
}

function openXml(text: FeedText, now: Date): Feed {
  if (/^\s*<(!doctype\s+)?html\b/i.test(text.head))
    throw new FeedError('This is a web page and no feed: please export the products as CSV or XML.')
  return { kind: 'google', columns: [], knownBy: 'id', rows: () => readProducts(readItems(text), 'id', now) }
}

function holds(columns: readonly FeedColumn[], field: FeedField): boolean {
  return columns.some((column) => column.field === field)
}

/** Each product once: whatever is known by the same id again is a fault of the feed, and the first one stays. */
async function* readProducts(
  records: AsyncIterable<FeedRecord>,
  knownBy: 'id' | 'name',
  now: Date,
): AsyncGenerator<FeedRow> {
  const lines = new Map<string, number>()
  let count = 0
  for await (const record of records) {
    const row = readProduct(record, knownBy, now)
    if (++count > FEED_MAX_PRODUCTS)
      throw new FeedError(`The feed has more than ${FEED_MAX_PRODUCTS} products: please split it.`)
    const earlier = row.key === undefined ? undefined : lines.get(row.key)
    if (row.key !== undefined && earlier === undefined) lines.set(row.key, row.line)
    yield earlier === undefined || 'problem' in row ? row : sameAs(earlier, row, knownBy)
  }
  if (count === 0) throw new FeedError('The feed has no products.')
}

function sameAs(earlier: number, row: Exclude<FeedRow, BadRow>, knownBy: 'id' | 'name'): BadRow {
  const problem = `The product in line ${earlier} has the same ${knownBy}.`
  return { line: row.line, key: row.key, name: row.product.name, problem }
}
