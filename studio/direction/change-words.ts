import { readAmount } from '../brief/offer.ts'
import { RepaintRefused } from '../repaint-refused.ts'
import type { Words } from './direction.ts'

/** What is said otherwise, exactly as typed; null or nothing but spaces takes a line away. */
export type WordChanges = { [Key in keyof Words]?: Words[Key] | null }

/**
 * The words with changes. A price that is changed is the price that is shown: it is not read again as an offer, so a badge and
 * an old price stay as they were typed, but an old price that is no longer higher would claim a reduction that is none.
 */
export function changeWords(words: Words, changes: WordChanges): Words {
  const changed: Words = { ...words }
  for (const [key, value] of Object.entries(changes)) Object.assign(changed, { [key]: typed(value) })
  changed.proof = changed.proof ?? []
  // Where the headline is the product's name, the name stays when the headline becomes something else.
  if (words.name === undefined && changes.headline !== undefined && changed.headline !== words.headline) {
    changed.name = changes.name === undefined ? words.headline : changed.name
  } else if (words.name === undefined && changed.name !== undefined && changes.headline === undefined) {
    changed.headline = changed.name
    changed.name = undefined
  }
  requireReduction(changed)
  return changed
}

function typed(value: string | string[] | null | undefined): string | string[] | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' ? value.trim() || undefined : value.map((point) => point.trim()).filter(Boolean)
}

function requireReduction({ price, oldPrice }: Words): void {
  const [now, before] = [price && readAmount(price), oldPrice && readAmount(oldPrice)]
  if (oldPrice && !price) {
    throw new RepaintRefused(
      'words.price',
      `The old price ${oldPrice} stands alone. Write a price, or take the old one away.`,
    )
  }
  if (now && before && before.value <= now.value) {
    throw new RepaintRefused(
      'words.oldPrice',
      `The old price ${oldPrice} is not higher than ${price}. Change it too, or take it away.`,
    )
  }
}
