import type { FeedField, FeedKind } from '#contract/catalogue/feed.ts'

/**
 * Describes one system's export as data. Column names are compared without capitals, accents, marks and Google's "g:"
 * (`plainName`), and may be listed in every language in which the system exports them.
 */
export interface FeedExport {
  kind: FeedKind
  /** The public page that describes its columns. */
  source: string
  /**
   * Alternatives that identify the export: it must have one of the names of each list, such as `handle, url handle`.
   */
  toldBy: readonly string[]
  /** Names of each field's column, the best first. A photo field may be in many columns, with `#` for their numbers. */
  columns: Readonly<Partial<Record<FeedField, string>>>
  /**
   * Tells products and variants by the value of `rowKind`; other rows are skipped. Without it, every row is a product
   * or a variant.
   */
  rowKinds?: { products: string; variants: string }
  /** The first part of its dates, `month` or `day`, if they are not written year first. */
  datesBegin?: 'month' | 'day'
  /** True if rows without a name that follow a product are its variants or photos. */
  continues?: boolean
  /** True if zero in stock means sold out, unless the row says otherwise. */
  countsStock?: boolean
  /**
   * Columns that hold the handles of pages and not ids that merchant centers have, the form of such a handle, and the
   * public page that shows it.
   */
  handles?: { columns: string; form: RegExp; source: string }
  /** The host of photos that are given by name alone. */
  photoHost?: { names: RegExp; before: string }
  /** The currency of all its prices that name none. */
  currency?: string
}
