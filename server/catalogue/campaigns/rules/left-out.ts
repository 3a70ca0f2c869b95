import { NOT_FOR_SALE } from '#contract/catalogue/feed.ts'
import type { NewProduct } from '../store.ts'

/** Gives the row of a product that is left out: the reason stands in place of the product. */
export function leaveOut<Row extends NewProduct>(row: Row): Row {
  return row.leftOut ? { ...row, product: null, problem: reasonOf(row.leftOut), notes: [] } : row
}

/** Gives the row of a left-out product that its owner includes by hand: the reason is a note on it. */
export function includeByHand<Row extends NewProduct>(row: Row): Row {
  const { leftOut } = row
  if (!leftOut) return row
  return { ...row, product: leftOut.product, problem: null, notes: [reasonOf(leftOut), ...leftOut.notes] }
}

function reasonOf({ sentence, why }: NonNullable<NewProduct['leftOut']>): string {
  return sentence ?? NOT_FOR_SALE[why].sentence
}
