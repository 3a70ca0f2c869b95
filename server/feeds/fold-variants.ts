import type { FeedField } from '#contract/feed.ts'
import type { FeedRecord } from './read-product.ts'

const PHOTOS: readonly FeedField[] = ['image', 'moreImages']

/**
 * Shopify writes a product as a row for each variant and photo, one below the other, and names it in the first. They are one product: its
 * first variant's words and price, and all its photos.
 */
export async function* foldVariants(records: AsyncIterable<FeedRecord>): AsyncGenerator<FeedRecord> {
  let folded: FeedRecord | undefined
  for await (const record of records) {
    const handle = record.values.id?.[0]
    if (folded && handle !== undefined && handle === folded.values.id?.[0]) join(folded, record)
    else {
      if (folded) yield folded
      folded = record
    }
  }
  if (folded) yield folded
}

/** A price belongs to its variant with what it cost before: the two come from one row. */
function join(product: FeedRecord, { values, problem }: FeedRecord): void {
  const isPriced = product.values.price !== undefined
  for (const [field, texts] of Object.entries(values) as [FeedField, string[]][]) {
    if (PHOTOS.includes(field)) (product.values[field] ??= []).push(...texts)
    else if (!(isPriced && field === 'oldPrice')) product.values[field] ??= texts
  }
  if (problem) product.problem ??= problem
}
