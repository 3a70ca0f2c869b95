import { readAmount } from '#contract/prices/read-amount.ts'
import type { FeedRow } from './feed.ts'

/** Counts the products whose price is a bare number without a currency, such as "19.90". */
export function countBarePrices(rows: readonly FeedRow[]): number {
  return rows.filter((row) => {
    const price = ('problem' in row ? row.leftOut?.product : row.product)?.price
    const amount = price ? readAmount(price) : undefined
    return amount !== undefined && amount.currencies.length === 0
  }).length
}
