import type { OwnWords } from '#contract/ads/creative.ts'
import { NAME_MIN } from '#contract/limits.ts'
import { hasAtLeast } from '#contract/text/text-length.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { readOffer } from '#contract/prices/read-offer.ts'
import { OFFER_PARTS, type OfferPart, withOwnOffer } from '../brief/offer.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { offered } from './offered.ts'
import { type AdText, type ShownText, sourceOf } from './shown-texts.ts'

/**
 * Returns the ad after its texts were changed on pictures that showed `shown`. A text that came from a field is written
 * back to it, any other is kept as own words. A text that the ad then yields by itself needs no own words, so the
 * reverse change clears them.
 */
export function writeBack(ad: AdText, changes: OwnWords, shown: readonly ShownText[]): AdText {
  const next = { ...ad, taglines: [...ad.taglines], words: { ...ad.words } }
  for (const part of WORD_PARTS) {
    if (changes[part] === undefined || isOfferPart(part)) continue
    const text = visibleText(changes[part]) ?? null
    const shows = shown.find((one) => one.part === part)
    const was = shows?.text
    if (text === null && shows && isNotInAd(shows, next)) continue
    if (!writeToField(next, { part, text, was })) keepOwn(next, part, text)
  }
  if (OFFER_PARTS.some((part) => changes[part] !== undefined)) writeOffer(next, ad, changes)
  return next
}

/**
 * Returns true if the ad no longer has the text. There is nothing to leave out then: a text that the ad may have one
 * day is no reason to keep its place empty.
 */
function isNotInAd({ part, text, source }: ShownText, next: AdText): boolean {
  if (part === 'proof' || next.words[part] !== undefined || source.from === 'model') return false
  return sourceOf(part, text, next).from === 'words'
}

function isOfferPart(part: WordPart): part is OfferPart {
  return (OFFER_PARTS as readonly string[]).includes(part)
}

type Written = AdText & { taglines: string[] }

/**
 * Writes the text to its field. Returns false if it has none. A headline that was the product's name becomes a line of
 * its own.
 */
function writeToField(
  next: Written,
  { part, text, was }: { part: WordPart; text: string | null; was: string | undefined },
): boolean {
  if (next.words[part] !== undefined) return false
  if (part === 'webAddress' || part === 'legalLine') {
    next[part] = text
    return true
  }
  if (text === null) return false
  // The studio's phrase is in no field: a text that replaces it is the user's own, until they take it back.
  if (part === 'callToAction' && visibleText(next.callToAction)) {
    next.callToAction = text
    return true
  }
  if (part === 'name' && hasAtLeast(NAME_MIN)(text)) {
    next.productName = text
    return true
  }
  const { field, index } = was === undefined ? {} : sourceOf(part, was, next)
  if (field !== 'taglines') return false
  next.taglines[index!] = text
  return true
}

function keepOwn(next: Written, part: WordPart, text: string | null): void {
  const { [part]: _, ...others } = next.words
  const yields = text !== null && sourceOf(part, text, { ...next, words: others }).from !== 'words'
  next.words = yields ? others : { ...others, [part]: text }
}

/**
 * Writes a changed offer. If a lower discount is the price that is shown, the discount is the price's field. Two offers
 * that the fields cannot hold together, an old price and a badge, are separated: the second goes to the own words.
 */
function writeOffer(next: Written, ad: AdText, changes: OwnWords): void {
  const before = readOffer(ad.productPrice, ad.productDiscount)
  const fromDiscount = before.oldPrice !== undefined && before.price === visibleText(ad.productDiscount)
  const write = (field: 'productPrice' | 'productDiscount', part: OfferPart) => {
    if (changes[part] !== undefined && ad.words[part] === undefined) next[field] = changes[part]
  }
  write(fromDiscount ? 'productDiscount' : 'productPrice', 'price')
  if (fromDiscount) write('productPrice', 'oldPrice')
  else if (before.badge === undefined) write('productDiscount', 'oldPrice')
  if (before.oldPrice === undefined && next.productDiscount === ad.productDiscount) write('productDiscount', 'badge')
  const wanted = withOwnOffer(offered(ad), changes)
  const yielded = readOffer(next.productPrice, next.productDiscount)
  for (const part of OFFER_PARTS) {
    const { [part]: _, ...others } = next.words
    next.words = yielded[part] === wanted[part] ? others : { ...others, [part]: wanted[part] ?? null }
  }
}
