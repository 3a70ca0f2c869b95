import type { Comparison } from '#contract/prices/compare-amounts.ts'
import { comparePrices } from '#contract/prices/compare-prices.ts'
import { foldedLine, saysName } from '../brief/product-name.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'
import type { Words } from './words.ts'

/** New words, exactly as typed. Null, or nothing but spaces, removes a line. */
export type WordChanges = { [Key in keyof Words]?: Words[Key] | null }

/** Words of an ad, with the product's name if the headline contains it within a longer line. */
export interface NamedWords {
  words: Words
  nameInHeadline?: string | undefined
  /** The headline is the offer, which is then no badge beside it. */
  offerLeads?: true | undefined
  /** The headline is the price, which is then not repeated beside it. */
  priceLeads?: true | undefined
}

/** Returns the price that is visible, wherever it stands. */
export function priceShown({ words, priceLeads }: NamedWords): string | undefined {
  return priceLeads ? words.headline : words.price
}

/**
 * Applies changes to the words. A changed price is the price that is shown. It is not read again as an offer, so a
 * badge and an old price stay as they were typed, although an old price that is no longer higher would claim a false
 * reduction (see requireReduction).
 */
export function changeWords(before: NamedWords, changes: WordChanges): NamedWords {
  const { words, nameInHeadline } = before
  if (before.offerLeads) return changeLeading('badge', { words, nameInHeadline }, changes)
  if (before.priceLeads) return changeLeading('price', { words, nameInHeadline }, changes)
  const changed: Words = { ...words }
  for (const [key, value] of Object.entries(changes))
    if (value !== undefined) Object.assign(changed, { [key]: typed(value) })
  changed.proof = changed.proof ?? []
  if (words.name !== undefined) return { words: saysNameOnce(changed) }
  // The headline is the product's name, or contains it. The name is shown once, and is not lost with another headline.
  const isName = nameInHeadline === undefined
  const name = changed.name ?? nameInHeadline ?? words.headline
  const headline = isName && changes.headline === undefined ? name : changed.headline
  if (headline === name) return { words: { ...changed, headline, name: undefined } }
  return saysName(headline, name)
    ? { words: { ...changed, headline, name: undefined }, nameInHeadline: name }
    : { words: { ...changed, headline, name } }
}

/** Removes the name if the headline has become the same text, so that it does not stand twice on an ad. */
function saysNameOnce(words: Words): Words {
  const isTwice = words.name !== undefined && foldedLine(words.name) === foldedLine(words.headline)
  return isTwice ? { ...words, name: undefined } : words
}

/**
 * Changes words whose headline is the offer. Another offer leads in its place, and without one the name does. If
 * another line leads, the offer stands where it otherwise would.
 */
function changeLeading(
  part: 'badge' | 'price',
  { words, nameInHeadline }: NamedWords,
  changes: WordChanges,
): NamedWords {
  const { [part]: changedOffer, ...others } = changes
  if (changes.headline !== undefined) {
    return changeWords({ words: { ...words, [part]: words.headline }, nameInHeadline }, changes)
  }
  const offer = changedOffer === undefined ? words.headline : typedLine(changedOffer)
  const name = words.name ?? nameInHeadline
  if (offer === undefined) return changeWords({ words: { ...words, headline: name!, name: undefined } }, others)
  return {
    ...changeWords({ words: { ...words, name }, nameInHeadline }, { ...others, headline: offer }),
    ...(part === 'badge' ? { offerLeads: true } : { priceLeads: true }),
  }
}

function typed(value: string | string[] | null | undefined): string | string[] | undefined {
  return Array.isArray(value) ? value.flatMap((point) => visibleText(point) ?? []) : typedLine(value)
}

function typedLine(value: string | null | undefined): string | undefined {
  return visibleText(value ?? null)
}

/** Throws RepaintRefused for an old price that claims a false reduction, or for two currencies on one ad. */
export function requireReduction({ price, oldPrice, badge }: Words): void {
  if (badge && comparePrices(price, badge) === 'currencies') {
    throw new RepaintRefused(
      'words.badge',
      `${badge} and the price ${price} are in different currencies. Write both in one.`,
    )
  }
  if (!oldPrice) return
  if (!price) {
    const message = `The old price ${oldPrice} stands alone. Write a price, or take the old one away.`
    throw new RepaintRefused('words.price', message)
  }
  const fault = FAULTS[comparePrices(price, oldPrice) ?? 'higher']
  if (fault) throw new RepaintRefused('words.oldPrice', fault(oldPrice, price))
}

const notHigher = (oldPrice: string, price: string) =>
  `The old price ${oldPrice} is not higher than ${price}. Change it too, or take it away.`

/** Messages by the comparison of the old price with the price. */
const FAULTS: Record<Comparison, ((oldPrice: string, price: string) => string) | undefined> = {
  higher: undefined,
  lower: notHigher,
  same: notHigher,
  currencies: (oldPrice, price) =>
    `The old price ${oldPrice} and the price ${price} are in different currencies. Write both in one, or take the old price away.`,
  unclear: (oldPrice, price) =>
    `${oldPrice} and ${price} can be read in two ways. Write the currency with both, such as “KWD 9.500”.`,
}
