import type { FeedField, FeedKind } from '#contract/feed.ts'

/**
 * What is to be known of one system's export, as data. Names of columns are compared without capitals, accents, marks and Google's "g:"
 * (`plainName`), and may be written in every language in which the system exports them.
 */
export interface FeedExport {
  kind: FeedKind
  /** Where its columns are described in public. */
  source: string
  /** It is told by having one of the names of each of these lists: `handle, url handle`. */
  toldBy: readonly string[]
  /** The names of each field's column, the best first; a field of photos may be in many columns, with `#` for their numbers. */
  columns: Readonly<Partial<Record<FeedField, string>>>
  /** What a row is, by what stands in its `rowKind`; other rows are passed over. Without it every row is a product or a variant. */
  rowKinds?: { products: string; variants: string }
  /** What its dates are, where they are not written year first: `month` or `day`. */
  datesBegin?: 'month' | 'day'
  /** Rows without a name that follow a product are its variants or photos. */
  continues?: boolean
  /** Zero in stock is sold out, unless the row says otherwise. */
  countsStock?: boolean
  /** Where photos that are only named lie. */
  photoHost?: { names: RegExp; before: string }
  /** The currency of all its prices where none is written. */
  currency?: string
}
