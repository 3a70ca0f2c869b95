import type { FeedExport } from './exports/feed-export.ts'
import type { FeedRecord } from './feed-record.ts'

/** A product as its rows say it, and the rows of its variants. */
export interface ProductRows {
  /** Of the product itself; undefined where there are only variants. */
  parent: FeedRecord | undefined
  variants: FeedRecord[]
}

export interface Grouping {
  from: FeedExport | undefined
  /** Each variant is a product of its own. */
  apart?: boolean | undefined
  /** A column says which product a row belongs to. */
  isGrouped: boolean
}
