import type { FeedField } from '#contract/feed.ts'
import { plainWords } from './plain-text.ts'

/** A product as its feed writes it: every text of a field, none of them empty. */
export interface FeedRecord {
  line: number
  values: Partial<Record<FeedField, string[]>>
  /** It could not be read at all. */
  problem?: string
  /** Said of the product before anything is read of it. */
  notes?: string[]
}

/** What was read of a field's texts: they are asked for many times, and may be long. */
const read = new WeakMap<string[], string>()

/** The first text of a field in one line; empty where there is none. */
export function textOf(record: FeedRecord): (field: FeedField) => string {
  return (field) => {
    const texts = record.values[field]
    if (!texts) return ''
    const text = read.get(texts) ?? plainWords(texts[0] ?? '')
    read.set(texts, text)
    return text
  }
}
