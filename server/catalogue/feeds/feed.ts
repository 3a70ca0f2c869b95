import type { FeedKind, LabelField, NotForSale } from '#contract/catalogue/feed.ts'
import type { RuleLook } from '#contract/catalogue/campaign-rules.ts'
import type { FeedColumn } from './columns.ts'
import type { DayTexts } from './read-days.ts'

/** A shop's list of products, opened: its kind, what its columns hold, and its products. */
export interface Feed {
  kind: FeedKind
  /** Columns of a table, in its order; empty for XML, which names its fields itself. */
  columns: FeedColumn[]
  /** The field that identifies a product in next week's file. A name is a guess that the user has to confirm. */
  knownBy: 'id' | 'name'
  /** Reads the file again on each call. Throws a `FeedError` if it has more products than are accepted. */
  rows(): AsyncGenerator<FeedRow>
}

export interface FeedProduct {
  name: string
  description: string
  /** The price as typed. */
  price: string | null
  /** The discount as a person would type it: the old price, the new price, or other words. */
  discount: string | null
  tagline: string | null
  /** The web address of its page in the shop; left out if the feed has none. */
  link?: string
  /** https addresses and file names; the first one leads. */
  images: string[]
  /** Look and badge come from the rules of a campaign; a feed itself gives neither. */
  look?: RuleLook
  badge?: string
}

/** Availability beyond "in stock", as a shop announces it. */
export const STOCKS = ['outOfStock', 'preorder', 'backorder'] as const

export type Stock = (typeof STOCKS)[number]

/** The phases of a sale: before its first moment, while it lasts, and after its last. */
export type SalePhase = 'before' | 'during' | 'after'

/** A sale with days: the offer in each phase, and the two ends between them. */
export interface TimedOffer extends DayTexts {
  offers: Record<SalePhase, Pick<FeedProduct, 'price' | 'discount'> & { notes: string[] }>
}

/** The facts of a row beyond the product that its ad shows: for rules, and for the hours of its sale. */
export interface RowFacts {
  /** Null for a product in stock, and where the feed does not say. */
  stock: Stock | null
  labels: Partial<Record<LabelField, string[]>>
  /** Its offer in each phase of a sale with days. */
  sale?: TimedOffer
}

/** A product, or one sentence on why there is none. `line` is where it begins in the file, from 1. */
export type FeedRow = GoodRow | BadRow

export interface GoodRow {
  line: number
  key: string
  /**
   * The shop's own ids of the rows that it was made of, as the feed writes them, if those are not its key alone: those of
   * its variants, or none where the key is our own.
   */
  ids?: string[]
  product: FeedProduct
  /** One sentence for each thing that was left out or cut. */
  notes: string[]
  /** Absent only for a row that was made without a feed. */
  facts?: RowFacts
}

export interface BadRow {
  line: number
  key: string | undefined
  name: string | undefined
  problem: string
  /** The product and the reason, if the only thing wrong is that the shop does not sell it today. */
  leftOut?: GoodRow
  why?: NotForSale
}

/** Opens the file at its beginning. A feed is read more than once: for its encoding, then for its products. */
export type OpenBytes = () => AsyncIterable<Uint8Array>

/** Thrown if nothing of the file can be used. The message is a sentence for a person. */
export class FeedError extends Error {
  override name = 'FeedError'
}
