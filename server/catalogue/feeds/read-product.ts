import { NOT_FOR_SALE } from '#contract/catalogue/feed.ts'
import * as limits from '#contract/limits.ts'
import { hasAtLeast, hasAtMost } from '#contract/text/text-length.ts'
import { isVisible } from '#contract/text/visible-text.ts'
import { brokenNameProblem, brokenNotes } from './broken-letters.ts'
import type { FeedExport } from './exports/feed-export.ts'
import type { FeedProduct, FeedRow } from './feed.ts'
import { type FeedRecord, firstTextOf } from './feed-record.ts'
import { NAME_WAS_CUT } from './name-was-cut.ts'
import { whyNotForSale } from './not-for-sale.ts'
import { cutAtWord, textOfDescription } from './plain-text.ts'
import { readFacts } from './read-facts.ts'
import { readLink } from './read-link.ts'
import { type FeedPrices, isPriceLong, readFeedOffer, readTimedOffer } from './read-feed-offer.ts'
import { readPhotos } from './read-photos.ts'

const KEY_MAX = 255

interface Reading {
  knownBy: 'id' | 'name'
  now: Date
  from: FeedExport | undefined
  prices: FeedPrices
}

/**
 * Reads the product of a record by the rules of an ad, or the first thing that is wrong with it. Unlike in the form of
 * an ad, a description may be missing or short: a shop's feed often has none, and an ad of name and price needs none.
 */
export function readProduct(record: FeedRecord, { knownBy, now, from, prices }: Reading): FeedRow {
  const text = firstTextOf(record)
  const typedName = text('name')
  // Some systems give some rows only a SKU.
  const key = (knownBy === 'id' ? text('id') || text('sku') : typedName).normalize('NFC')
  const description = plainDescription(record)
  const photos = readPhotos(record, from)
  const offer = readFeedOffer({ text, now, prices, datesBegin: from?.datesBegin })
  const tagline = text('tagline') || null
  // An RSS item may have its page alone to tell it by.
  const link = readLink(text('link') || (URL.canParse(key) ? key : ''))
  const problem =
    record.problem ??
    brokenNameProblem(record) ??
    nameProblem(typedName) ??
    keyProblem(key) ??
    priceProblem(offer) ??
    photos.problem
  const { line } = record
  if (problem) return { line, key: shortened(key, KEY_MAX), name: shortened(typedName, limits.NAME_MAX), problem }
  const product: FeedProduct = {
    name: cutAtWord(typedName, limits.NAME_MAX),
    description: cutAtWord(description, limits.DESCRIPTION_MAX),
    price: offer.price,
    discount: offer.discount,
    tagline: tagline && cutAtWord(tagline, limits.TAGLINE_MAX),
    ...(link.address && { link: link.address }),
    images: photos.images.slice(0, limits.IMAGES_PER_CREATIVE_MAX),
  }
  const texts = [...brokenNotes(record), ...textNotes({ typedName, description, tagline }, product)]
  const ids = record.ids ?? (knownBy === 'id' ? [text('id') || text('sku')] : [])
  const why = whyNotForSale(text, from)
  const facts = readFacts(record, { why, sale: readTimedOffer({ text, now, prices, datesBegin: from?.datesBegin }) })
  const notes = [...texts, ...offer.notes, ...link.notes, ...photos.notes, ...(record.notes ?? [])]
  const row = { line, key, ...(isOther(ids, { knownBy, key }) && { ids }), product, notes, facts }
  return why ? { line, key, name: product.name, problem: NOT_FOR_SALE[why].sentence, why, leftOut: row } : row
}

/** Returns true if the ids do not follow from the key: most lists have one row for each product. */
function isOther(ids: readonly string[], { knownBy, key }: { knownBy: 'id' | 'name'; key: string }): boolean {
  return knownBy === 'id' ? ids.length !== 1 || ids[0] !== key : ids.length > 0
}

/** Shortens the key and name of a faulty row, which are shown in a list of problems. */
function shortened(text: string, lettersMax: number): string | undefined {
  return text === '' ? undefined : cutAtWord(text, lettersMax)
}

/** Caches plain descriptions: variants of a product share the cell. */
const plain = new WeakMap<readonly string[], string>()

function plainDescription({ values: { description } }: FeedRecord): string {
  if (!description) return ''
  const known = plain.get(description) ?? textOfDescription(description[0] ?? '')
  plain.set(description, known)
  return known
}

function nameProblem(name: string): string | undefined {
  if (!isVisible(name)) return 'It has no name.'
  return hasAtLeast(limits.NAME_MIN)(name) ? undefined : `${limits.NAME_TOO_SHORT}.`
}

function keyProblem(key: string): string | undefined {
  if (key === '') return 'It has no id, so your next list could not update it.'
  return hasAtMost(KEY_MAX)(key) ? undefined : `Its id has more than ${KEY_MAX} letters.`
}

function priceProblem({ price, discount }: Pick<FeedProduct, 'price' | 'discount'>): string | undefined {
  return [price, discount].some((text) => text !== null && isPriceLong(text))
    ? `Its price or discount has more than ${limits.PRICE_MAX} letters.`
    : undefined
}

function textNotes(
  typed: { typedName: string; description: string; tagline: string | null },
  product: FeedProduct,
): string[] {
  const notes: string[] = []
  if (product.description === '') notes.push('It has no description: its ads show its name, price and photo.')
  if (product.name !== typed.typedName) notes.push(NAME_WAS_CUT)
  if (product.description !== typed.description)
    notes.push(`Its description was cut to ${limits.DESCRIPTION_MAX} letters.`)
  if (product.tagline !== typed.tagline) notes.push(`Its tagline was cut to ${limits.TAGLINE_MAX} letters.`)
  return notes
}
