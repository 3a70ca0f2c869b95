/** A thing of schema.org, as a page's JSON-LD writes it; microdata is brought into the same form. */
export interface Thing {
  [property: string]: unknown
}

/** What a page says about itself for machines to read. */
export interface PageData {
  /** Of the page, as it names it: a language tag, perhaps a wrong one. */
  language: string | undefined
  /** What its relative addresses begin with, where it says so. */
  base: string | undefined
  title: string
  /** Contents of its meta elements by `property` or `name`, in their order. */
  meta: ReadonlyMap<string, readonly string[]>
  things: readonly Thing[]
}
