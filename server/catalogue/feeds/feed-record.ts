import type { FeedField } from '#contract/catalogue/feed.ts'
import { plainWords } from './plain-text.ts'

/** A product as its feed writes it: every text of each field, none of them empty. */
export interface FeedRecord {
  line: number
  values: Partial<Record<FeedField, string[]>>
  /** Ids of the rows that it was made of, if it was made of several. */
  ids?: string[]
  /** The reason why the record could not be read at all. */
  problem?: string
  /** Notes about the product from before its fields are read. */
  notes?: string[]
}

/** Caches the one-line text of a field: it is asked for many times and may be long. */
const read = new WeakMap<string[], string>()

/** Returns a function that gives the first text of a field in one line, or an empty string. */
export function firstTextOf(record: FeedRecord): (field: FeedField) => string {
  return (field) => {
    const texts = record.values[field]
    if (!texts) return ''
    const text = read.get(texts) ?? plainWords(texts[0] ?? '')
    read.set(texts, text)
    return text
  }
}
