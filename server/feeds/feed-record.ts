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

/** The first text of a field in one line; empty where there is none. */
export function textOf(record: FeedRecord): (field: FeedField) => string {
  return (field) => plainWords(record.values[field]?.[0] ?? '')
}
