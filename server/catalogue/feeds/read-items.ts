import type { FeedKind } from '#contract/catalogue/feed.ts'
import { type FeedColumn, guessColumns } from './columns.ts'
import { exportOf } from './exports/exports.ts'
import type { FeedRecord } from './feed-record.ts'
import type { FeedText } from './read-text.ts'
import { readXmlItems, type XmlField, type XmlItem } from './xml-items.ts'

/** Recognises whose XML a feed is by its beginning. Google's is RSS or Atom with its own namespace. */
export function kindOfXml({ head }: FeedText): FeedKind {
  if (/<shopitem\b/i.test(head)) return 'heureka'
  if (/<(?:yml_catalog|offers)\b/i.test(head)) return 'yandex'
  return /base\.google\.com\/ns\/1\.0|<g:/i.test(head) ? 'google' : 'rss'
}

/** Yields the products of an XML feed. */
export async function* readItems(text: FeedText, kind: FeedKind): AsyncGenerator<FeedRecord> {
  const columnsOf = makeColumnGuess(kind)
  for await (const item of readXmlItems(text)) yield toRecord(item, kind, columnsOf)
}

type ColumnGuess = (names: readonly string[]) => FeedColumn[]

/** Guesses what the fields hold, and keeps the guess: most items have the fields of the previous one. */
function makeColumnGuess(kind: FeedKind): ColumnGuess {
  let [shape, columns]: [string | undefined, FeedColumn[]] = [undefined, []]
  return (names) => {
    const next = names.join('\n')
    if (next !== shape) columns = guessColumns(names, { from: exportOf(kind) })
    shape = next
    return columns
  }
}

/** Makes a record by the local names of the fields; Google's own win over RSS's. */
function toRecord({ line, fields, attributes, problem }: XmlItem, kind: FeedKind, columnsOf: ColumnGuess): FeedRecord {
  const named = new Map<string, string[]>()
  const google = new Set(fields.filter(({ namespace }) => namespace === 'google').map(({ name }) => name))
  for (const [name, text] of Object.entries(attributes)) addTo(named, name, text)
  for (const field of fields) {
    const text = valueOf(field)
    if (text !== undefined && !(field.namespace === 'other' && google.has(field.name))) addTo(named, field.name, text)
  }
  if (kind === 'yandex' && !named.has('name')) addTo(named, 'name', composedName(named))
  const record: FeedRecord = { line, values: {}, ...(problem && { problem }) }
  for (const { name, field } of columnsOf([...named.keys()])) {
    if (field) record.values[field] = [...(record.values[field] ?? []), ...(named.get(name) ?? [])]
  }
  return record
}

/**
 * Adds a text to its name. An item may have a hundred thousand fields of one name, so the texts are not copied for
 * each.
 */
function addTo(named: Map<string, string[]>, name: string, text: string): void {
  const texts = named.get(name)
  if (texts) texts.push(text)
  else named.set(name, [text])
}

/**
 * Returns the text, or what RSS and Atom put in an attribute: `<enclosure url="…" type="image/jpeg">`, `<link
 * href="…"/>`.
 */
function valueOf({ name, text, attributes }: XmlField): string | undefined {
  if (text) return text
  if (name === 'link') return !attributes.rel || attributes.rel === 'alternate' ? attributes.href : undefined
  const isPicture = !attributes.type || attributes.type.startsWith('image/')
  return isPicture ? attributes.url : undefined
}

/** Joins the name that Yandex splits for some products: kind, maker, model. */
function composedName(named: ReadonlyMap<string, string[]>): string {
  return ['typePrefix', 'vendor', 'model'].flatMap((part) => named.get(part)?.[0] ?? []).join(' ')
}
