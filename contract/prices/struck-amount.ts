import { readOffer } from './read-offer.ts'
import { visibleText } from '../text/visible-text.ts'

/**
 * Decides which of the two is struck through in the ad's details; on the ad itself `readOffer` decides. SPEC.md strikes the discount; if both are amounts the
 * higher one is struck, as on the ad. Words with a condition ("20% off from Friday") are the offer, and a text that
 * claims nothing on the ad is not struck here either.
 */
export function struckAmount(price: string, discount: string): 'price' | 'discount' | undefined {
  const { oldPrice, badge, doubt } = readOffer(price, discount)
  if (oldPrice !== undefined) return oldPrice === visibleText(price) ? 'price' : 'discount'
  if (doubt === 'unclear' || (badge && !isBareReduction(badge))) return undefined
  return 'discount'
}

/** Returns true for "20%", "20% off", "-15 %", "Save $5": a number, and a word at most. */
function isBareReduction(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}’'.-]*/gu) ?? []
  const numbers = text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []
  return numbers.length === 1 && words.length <= 1
}
