import type { FeedExport } from './exports/feed-export.ts'
import type { FeedRecord } from './feed-record.ts'

/** A product as its rows describe it, and the rows of its variants. */
export interface ProductRows {
  /** The product's own row, or undefined if there are only variants. */
  parent: FeedRecord | undefined
  variants: FeedRecord[]
}

export interface Grouping {
  from: FeedExport | undefined
  /** True if each variant is a product of its own. */
  apart?: boolean | undefined
  /** True if a column says which product a row belongs to. */
  isGrouped: boolean
}
