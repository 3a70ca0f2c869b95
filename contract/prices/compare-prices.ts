import { compareAmounts, type Comparison } from './compare-amounts.ts'
import { readAmount } from './read-amount.ts'

/** Compares the second text with the first if both are amounts (compare-amounts.ts); returns undefined otherwise. */
export function comparePrices(price: string | undefined, other: string | undefined): Comparison | undefined {
  const [first, second] = [price, other].map((text) => (text ? readAmount(text) : undefined))
  return first && second && compareAmounts(first, second)
}
