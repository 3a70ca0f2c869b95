/** A thing of schema.org, as a page's JSON-LD writes it; microdata and RDFa are converted to the same form. */
export interface SchemaThing {
  [property: string]: unknown
}

/** One variant of a shop's product, as its own software writes it into the page. */
export interface ShopVariant {
  /** Ids and article numbers by which an address may name it. */
  ids: readonly string[]
  /** Options by name: `color` is `blue`. */
  options: Readonly<Record<string, string>>
  amount: string | number
  /** The old price, if there is one. */
  before: string | number | undefined
  photo: string | undefined
  isSoldOut: boolean
}

/** The variants of one product; a page may hold several products. */
export interface ShopProduct {
  /** True for the product that the page is about. */
  isOfPage: boolean
  /** The last part of its address, if its data has one. */
  handle: string | undefined
  title: string | undefined
  variants: readonly ShopVariant[]
}

/** The machine-readable data of a page. */
export interface PageData {
  /** Language of the page as declared: a language tag, perhaps a wrong one. */
  language: string | undefined
  /** Declared base of its relative addresses. */
  base: string | undefined
  /** Its own address, as declared for search engines. */
  canonical: string | undefined
  title: string
  /** The words of its first heading. */
  heading: string
  /** Contents of its meta elements by `property` or `name`, in their order. */
  meta: ReadonlyMap<string, readonly string[]>
  things: readonly SchemaThing[]
  shopProducts: readonly ShopProduct[]
}

export function isThing(value: unknown): value is SchemaThing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function arrayOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as unknown[]) : [value]
}
