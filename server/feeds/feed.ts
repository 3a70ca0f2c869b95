import type { FeedKind, NotForSale } from '#contract/feed.ts'
import type { FeedColumn } from './columns.ts'

/** A shop's list of products, opened: what it is, what its columns hold, and its products. */
export interface Feed {
  kind: FeedKind
  /** Of a table, in its order. XML names its fields itself. */
  columns: FeedColumn[]
  /** By what a product is found again in next week's file. A name is a guess that its owner has to confirm. */
  knownBy: 'id' | 'name'
  /** Reads the file anew each time. Throws a `FeedError` where it has more products than are taken. */
  rows(): AsyncGenerator<FeedRow>
}

export interface FeedProduct {
  name: string
  description: string
  /** As typed. */
  price: string | null
  /** As a person would type it: what it cost before, what it costs now, or any other words. */
  discount: string | null
  tagline: string | null
  /** https addresses and names of files, the first one leads. */
  images: string[]
}

/** A product, or one sentence on why there is none. `line` is where it begins in the file, from 1. */
export type FeedRow = GoodRow | BadRow

export interface GoodRow {
  line: number
  key: string
  product: FeedProduct
  /** What was left out or cut, a sentence each. */
  notes: string[]
}

export interface BadRow {
  line: number
  key: string | undefined
  name: string | undefined
  problem: string
  /** The product, where nothing is wrong with it but that the shop does not sell it today, and why. */
  leftOut?: GoodRow
  why?: NotForSale
}

/** Opens the file at its beginning. A feed is read more than once: for its encoding, then for its products. */
export type OpenBytes = () => AsyncIterable<Uint8Array>

/** Nothing of the file can be used. The message is a sentence for a person. */
export class FeedError extends Error {
  override name = 'FeedError'
}
