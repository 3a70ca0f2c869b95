import type { FeedRow } from '#server/catalogue/feeds/feed.ts'
import type { NewProduct } from './store.ts'

/**
 * Makes a campaign product of a feed's row. A product that the shop does not sell is left out until the user takes it
 * in.
 */
export function productOfRow(row: FeedRow, place: number): NewProduct {
  const { line } = row
  if (!('problem' in row)) {
    const { key, ids = null, product, notes } = row
    const facts = row.facts ? { why: null, ...row.facts } : null
    return { place, line, key, ids, name: product.name, product, problem: null, notes, leftOut: null, facts }
  }
  const { key = null, name = null, problem, why } = row
  const leftOut = row.leftOut && why ? { why, product: row.leftOut.product, notes: row.leftOut.notes } : null
  const facts = leftOut && row.leftOut?.facts ? { why: leftOut.why, ...row.leftOut.facts } : null
  const ids = row.leftOut?.ids ?? null
  return { place, line, key, ids, name, product: null, problem, notes: [], leftOut, facts }
}
