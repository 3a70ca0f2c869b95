import { FEED_OUT_PLACES, type FeedOutForm, type FeedOutPlace } from '#contract/catalogue/feed-out-choices.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { quoteCell } from '#server/platform/http/csv-table.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { beginsLikeFormula } from './readable-ids.ts'

/** A row of a feed: one of the shop's ids, and addresses of pictures. */
export interface FeedOutRowOfDocument {
  id: string
  image: string | undefined
  more: readonly string[]
}

interface DocumentOptions {
  form: FeedOutForm
  /** Columns of pictures. One that no row can have is left out: it would empty what the shop's own feed has there. */
  columns: FeedOutPlace | 'both'
  /** Address of the app, which RSS asks for. */
  home: string
}

/** Rows that are written as one piece of the answer. */
const BATCH = 500

/** Writes a supplemental feed in Google's form, which Meta reads as well, piece by piece. */
export function* writeDocument(
  rows: Iterable<FeedOutRowOfDocument>,
  { form, columns, home }: DocumentOptions,
): Generator<string> {
  if (form === 'xml') return yield* pieces(rows, { ...XML, head: headOf(home) })
  const named = columns === 'both' ? FEED_OUT_PLACES : [columns]
  const cell = form === 'csv' ? csvCell : tsvCell
  const [mark, end] = form === 'csv' ? [',', '\r\n'] : ['\t', '\n']
  const line = (cells: string[]) => `${cells.map(cell).join(mark)}${end}`
  const row = ({ id, image = '', more }: FeedOutRowOfDocument) =>
    // A spreadsheet would run it, and an apostrophe before it would make it another id.
    beginsLikeFormula(id) ? '' : line([id, ...named.map((place) => (place === 'image_link' ? image : more.join(',')))])
  yield* pieces(rows, { head: line(['id', ...named]), row, foot: '' })
}

interface Writer {
  head: string
  row: (row: FeedOutRowOfDocument) => string
  foot: string
}

function* pieces(rows: Iterable<FeedOutRowOfDocument>, { head, row, foot }: Writer): Generator<string> {
  let piece = head
  let count = 0
  for (const one of rows) {
    piece += row(one)
    if (++count % BATCH > 0) continue
    yield piece
    piece = ''
  }
  yield piece + foot
}

function headOf(home: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${PRODUCT_NAME}</title>
<link>${escapeHtml(home)}</link>
<description>Pictures of products</description>
`
}

const XML = {
  row: ({ id, image, more }: FeedOutRowOfDocument) =>
    `<item>${[
      element('g:id', id),
      ...(image ? [element('g:image_link', image)] : []),
      ...more.map((address) => element('g:additional_image_link', address)),
    ].join('')}</item>\n`,
  foot: '</channel>\n</rss>\n',
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}

/** Quotes a cell where RFC 4180 asks for it. */
function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? quoteCell(text) : text
}

/** Quotes a cell that would otherwise be read as a quoted one; ids with tabs and line ends are in no feed. */
function tsvCell(text: string): string {
  return text.includes('"') ? quoteCell(text) : text
}
