import { compareAmounts, type Comparison } from './compare-amounts.ts'
import { readAmount } from './read-amount.ts'

/** How the second text lies to the first where both are amounts (compare-amounts.ts); undefined where they are not. */
export function comparePrices(price: string | undefined, other: string | undefined): Comparison | undefined {
  const [first, second] = [price, other].map((text) => (text ? readAmount(text) : undefined))
  return first && second && compareAmounts(first, second)
}
