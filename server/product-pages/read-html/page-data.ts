/** A thing of schema.org, as a page's JSON-LD writes it; microdata and RDFa are brought into the same form. */
export interface Thing {
  [property: string]: unknown
}

/** One of several forms in which a shop sells a product, as its own software writes them into the page. */
export interface ShopVariant {
  /** Numbers and article numbers by which an address may name it. */
  ids: readonly string[]
  /** What it differs in, by name: `color` is `blue`. */
  options: Readonly<Record<string, string>>
  amount: string | number
  /** What was asked before, where it says so. */
  before: string | number | undefined
  photo: string | undefined
  isSoldOut: boolean
}

/** The variants of one product, of several that the page may hold. */
export interface ShopProduct {
  /** It is the one that the page is about. */
  isOfPage: boolean
  /** The last part of its address, where its data says so. */
  handle: string | undefined
  title: string | undefined
  variants: readonly ShopVariant[]
}

/** What a page says about itself for machines to read. */
export interface PageData {
  /** Of the page, as it names it: a language tag, perhaps a wrong one. */
  language: string | undefined
  /** What its relative addresses begin with, where it says so. */
  base: string | undefined
  /** Its own address, as it names it for search engines. */
  canonical: string | undefined
  title: string
  /** The words of its first heading. */
  heading: string
  /** Contents of its meta elements by `property` or `name`, in their order. */
  meta: ReadonlyMap<string, readonly string[]>
  things: readonly Thing[]
  shopProducts: readonly ShopProduct[]
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function arrayOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as unknown[]) : [value]
}
