import type { OwnWords } from '#contract/creative.ts'
import { NAME_MIN } from '#contract/limits.ts'
import { hasAtLeast } from '#contract/text-length.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { readOffer } from '#contract/money/read-offer.ts'
import { OFFER_PARTS, type OfferPart, withOwnOffer } from '../brief/offer.ts'
import { visibleText } from '#contract/visible-text.ts'
import { offered } from './offered.ts'
import { type SaidFields, type ShownText, sourceOf } from './shown-texts.ts'

/**
 * The ad after its texts were changed on pictures that showed `shown`: what came from a field is written back to it, anything else is
 * kept as her own words. Whatever the ad then yields by itself needs no words of her own, so the reverse change clears them.
 */
export function writeBack(ad: SaidFields, changes: OwnWords, shown: readonly ShownText[]): SaidFields {
  const said = { ...ad, taglines: [...ad.taglines], words: { ...ad.words } }
  for (const part of WORD_PARTS) {
    if (changes[part] === undefined || isOfferPart(part)) continue
    const text = visibleText(changes[part]) ?? null
    const shows = shown.find((one) => one.part === part)
    const was = shows?.text
    if (text === null && shows && isSaidNoMore(shows, said)) continue
    if (!writeToField(said, { part, text, was })) keepOwn(said, part, text)
  }
  if (OFFER_PARTS.some((part) => changes[part] !== undefined)) writeOffer(said, ad, changes)
  return said
}

/** Nothing is left to be left out: what the ad may say in its place one day is no reason to keep it silent. */
function isSaidNoMore({ part, text, source }: ShownText, said: SaidFields): boolean {
  if (part === 'proof' || said.words[part] !== undefined || source.from === 'model') return false
  return sourceOf(part, text, said).from === 'words'
}

function isOfferPart(part: WordPart): part is OfferPart {
  return (OFFER_PARTS as readonly string[]).includes(part)
}

type Written = SaidFields & { taglines: string[] }

/** Whether the text has found its field. A headline that was the product's name is a line of its own from now on. */
function writeToField(
  said: Written,
  { part, text, was }: { part: WordPart; text: string | null; was: string | undefined },
): boolean {
  if (said.words[part] !== undefined) return false
  if (part === 'webAddress' || part === 'legalLine') {
    said[part] = text
    return true
  }
  if (text === null) return false
  // The studio's phrase is in no field: what takes its place is her own, until she takes it back.
  if (part === 'callToAction' && visibleText(said.callToAction)) {
    said.callToAction = text
    return true
  }
  if (part === 'name' && hasAtLeast(NAME_MIN)(text)) {
    said.productName = text
    return true
  }
  const { field, index } = was === undefined ? {} : sourceOf(part, was, said)
  if (field !== 'taglines') return false
  said.taglines[index!] = text
  return true
}

function keepOwn(said: Written, part: WordPart, text: string | null): void {
  const { [part]: _, ...others } = said.words
  const yields = text !== null && sourceOf(part, text, { ...said, words: others }).from !== 'words'
  said.words = yields ? others : { ...others, [part]: text }
}

/**
 * Where a lower discount is the price that is shown, the discount is the price's field. Two offers that the fields cannot hold
 * together, an old price and a badge, are parted: the second goes to her own words.
 */
function writeOffer(said: Written, ad: SaidFields, changes: OwnWords): void {
  const before = readOffer(ad.productPrice, ad.productDiscount)
  const fromDiscount = before.oldPrice !== undefined && before.price === visibleText(ad.productDiscount)
  const write = (field: 'productPrice' | 'productDiscount', part: OfferPart) => {
    if (changes[part] !== undefined && ad.words[part] === undefined) said[field] = changes[part]
  }
  write(fromDiscount ? 'productDiscount' : 'productPrice', 'price')
  if (fromDiscount) write('productPrice', 'oldPrice')
  else if (before.badge === undefined) write('productDiscount', 'oldPrice')
  if (before.oldPrice === undefined && said.productDiscount === ad.productDiscount) write('productDiscount', 'badge')
  const wanted = withOwnOffer(offered(ad), changes)
  const yielded = readOffer(said.productPrice, said.productDiscount)
  for (const part of OFFER_PARTS) {
    const { [part]: _, ...others } = said.words
    said.words = yielded[part] === wanted[part] ? others : { ...others, [part]: wanted[part] ?? null }
  }
}
