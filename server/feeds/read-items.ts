import { SaxesParser, type SaxesTagNS } from 'saxes'
import { FEED_FIELDS } from '#contract/feed.ts'
import { guessColumns } from './columns.ts'
import { exportOf } from './exports/exports.ts'
import { FeedError } from './feed.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedText } from './read-text.ts'

const GOOGLE = 'http://base.google.com/ns/1.0'
const DEPTH_MAX = 64
/** Of all texts and names of one item. */
const ITEM_MAX_LETTERS = 1_000_000

/**
 * The items of a Google Merchant Center feed (RSS) or its entries (Atom). Only direct children of an item are read: a shipping's price is
 * not the product's. A document type is refused, and with it every entity but XML's own five: nothing is ever expanded or opened.
 */
export async function* readItems({ pieces }: FeedText): AsyncGenerator<FeedRecord> {
  const found: FeedRecord[] = []
  const parser = itemParser((record) => found.push(record))
  try {
    for await (const piece of pieces()) {
      parser.write(piece)
      yield* found.splice(0)
    }
    parser.close()
    yield* found.splice(0)
  } catch (error) {
    if (!(error instanceof NotWellFormed)) throw error
    yield* found.splice(0)
    const problem = 'The XML is broken here: nothing from here on could be read.'
    yield { line: error.line, values: {}, problem }
  }
}

class NotWellFormed extends Error {
  readonly line: number
  constructor(line: number) {
    super()
    this.line = line
  }
}

interface Item {
  line: number
  depth: number
  letters: number
  /** By the local names of its children; Google's own win over RSS's. */
  own: Map<string, string[]>
  google: Map<string, string[]>
}

function itemParser(onItem: (record: FeedRecord) => void) {
  const parser = new SaxesParser({ xmlns: true, position: true, additionalNamespaces: { g: GOOGLE } })
  let depth = 0
  let item: Item | undefined
  let child: { tag: SaxesTagNS; text: string } | undefined

  parser.on('error', () => {
    throw new NotWellFormed(parser.line)
  })
  parser.on('doctype', () => {
    throw new FeedError('The XML has a document type (DOCTYPE), which a feed does not need: please leave it out.')
  })
  parser.on('opentag', (tag) => {
    depth++
    if (depth > DEPTH_MAX) throw new NotWellFormed(parser.line)
    if (!item && ['item', 'entry'].includes(tag.local))
      item = { line: parser.line, depth, letters: 0, own: new Map(), google: new Map() }
    else if (item && depth === item.depth + 1) {
      count(tag.local)
      child = { tag, text: '' }
    }
  })
  const count = (text: string) => {
    if (item && (item.letters += text.length) > ITEM_MAX_LETTERS) throw new NotWellFormed(parser.line)
  }
  const addText = (text: string) => {
    if (!item || !child || depth !== item.depth + 1) return
    count(text)
    child.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (item && child && depth === item.depth + 1) {
      const { tag, text } = child
      const values = tag.uri === GOOGLE ? item.google : item.own
      if (text.trim()) addTo(values, tag.local, text.trim())
      child = undefined
    } else if (item && depth === item.depth) {
      onItem(toRecord(item))
      item = undefined
    }
    depth--
  })
  return parser
}

function addTo(values: Map<string, string[]>, name: string, text: string): void {
  const texts = values.get(name)
  if (texts) texts.push(text)
  else values.set(name, [text])
}

function toRecord({ line, own, google }: Item): FeedRecord {
  const named = new Map([...own, ...google])
  const columns = guessColumns([...named.keys()], { from: exportOf('google') })
  const record: FeedRecord = { line, values: {} }
  for (const field of FEED_FIELDS) {
    const texts = columns.flatMap((column) => (column.field === field ? named.get(column.name)! : []))
    if (texts.length > 0) record.values[field] = texts
  }
  return record
}
