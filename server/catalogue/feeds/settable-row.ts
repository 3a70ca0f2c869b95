import { WORD_PART_NAMES } from '#contract/word-parts.ts'
import { type RefusedText, refuseTexts } from '#contract/text/unsettable-letters.ts'
import type { FeedProduct, FeedRow } from './feed.ts'

/**
 * Returns the row if an ad can show its texts. Any other row becomes a problem of its own, holds up none of the rest,
 * and cannot be taken in.
 */
export function settableRow(row: FeedRow): FeedRow {
  const good = 'problem' in row ? row.leftOut : row
  const refused = good && refuseProduct(good.product)
  if (!refused) return row
  const { line, key, product } = good
  return { line, key, name: product.name, problem: `Its ${PART_OF[refused.field]}: ${refused.message}` }
}

function refuseProduct({ name, price, discount, tagline }: FeedProduct): RefusedText | undefined {
  return refuseTexts({
    productName: name,
    productPrice: price,
    productDiscount: discount,
    taglines: tagline ? [tagline] : [],
  })
}

const PART_OF: Record<RefusedText['field'], string> = {
  productName: 'name',
  productPrice: 'price',
  productDiscount: 'discount',
  callToAction: WORD_PART_NAMES.callToAction,
  webAddress: WORD_PART_NAMES.webAddress,
  legalLine: WORD_PART_NAMES.legalLine,
  taglines: 'tagline',
  words: 'words',
}
