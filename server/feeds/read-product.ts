import type { FeedField } from '#contract/feed.ts'
import * as limits from '#contract/limits.ts'
import { hasAtLeast, hasAtMost } from '#contract/text-length.ts'
import { isVisible } from '#contract/visible-text.ts'
import { readOffer } from '#studio/words.ts'
import type { FeedProduct, FeedRow } from './feed.ts'
import { cutAtWord, oneLine, plainText, withoutTrailing } from './plain-text.ts'

/** A product as its feed writes it: every text of a field, none of them empty. */
export interface FeedRecord {
  line: number
  values: Partial<Record<FeedField, string[]>>
  /** It could not be read at all. */
  problem?: string
}

const KEY_MAX = 255

/**
 * The product that a record means, by the rules of an ad, or the first thing that is wrong with it. Only a description may be missing or
 * short, which the form of an ad refuses: a shop's feed often has none, and an ad of name and price needs none.
 */
export function readProduct(record: FeedRecord, knownBy: 'id' | 'name', now: Date): FeedRow {
  const text = (field: FeedField) => oneLine(record.values[field]?.[0] ?? '')
  const typedName = text('name')
  const key = (knownBy === 'id' ? text('id') : typedName).normalize('NFC')
  const description = plainText(record.values.description?.[0] ?? '')
  const images = readImages(record)
  const offer = readFeedOffer(text, now)
  const tagline = text('tagline') || null
  const problem =
    record.problem ?? nameProblem(typedName) ?? keyProblem(key) ?? priceProblem(offer) ?? imageProblem(images)
  const { line } = record
  if (problem) return { line, key: key || undefined, name: typedName || undefined, problem }
  const product: FeedProduct = {
    name: cutAtWord(typedName, limits.NAME_MAX),
    description: cutAtWord(description, limits.DESCRIPTION_MAX),
    price: offer.price,
    discount: offer.discount,
    tagline: tagline && cutAtWord(tagline, limits.TAGLINE_MAX),
    images: images.slice(0, limits.IMAGES_PER_CREATIVE_MAX),
  }
  return { line, key, product, notes: [...textNotes({ typedName, description, tagline }, product), ...offer.notes] }
}

function nameProblem(name: string): string | undefined {
  if (!isVisible(name)) return 'It has no name.'
  return hasAtLeast(limits.NAME_MIN)(name) ? undefined : `${limits.NAME_TOO_SHORT}.`
}

function keyProblem(key: string): string | undefined {
  if (key === '') return 'It has no id, by which it could be known again.'
  return hasAtMost(KEY_MAX)(key) ? undefined : `What it is known by has more than ${KEY_MAX} letters.`
}

function priceProblem({ price, discount }: Pick<FeedProduct, 'price' | 'discount'>): string | undefined {
  return [price, discount].some((text) => text !== null && isPriceLong(text))
    ? `Its price or discount has more than ${limits.PRICE_MAX} letters.`
    : undefined
}

const isPriceLong = (text: string) => !hasAtMost(limits.PRICE_MAX)(text)

/** A cell may hold several, set apart by a bar or before the next address. */
function readImages({ values }: FeedRecord): string[] {
  const cells = [...(values.image ?? []), ...(values.moreImages ?? [])]
  const images = cells
    .flatMap((cell) => oneLine(cell).split(/\||(?<=[ ,;])(?=https?:\/\/)/))
    .map((image) => withoutTrailing(image, /[ ,;]/).trim().replace(/^\/\//, 'https://'))
  return [...new Set(images.filter((image) => image !== ''))]
}

function imageProblem([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return 'It has no photo.'
  if ([first, ...others].some((image) => /^https:/i.test(image) && !URL.canParse(image)))
    return 'The address of a photo cannot be read.'
  if ([first, ...others].some((image) => /^(?!https:)[a-z][a-z\d+.-]+:/i.test(image)))
    return 'The address of a photo must begin with https://.'
  return undefined
}

/**
 * What it costs, and what else is said of it, as a person would type them into an ad's two fields. A price from before counts only
 * where it is the higher one, and a sale's only where it is the lower one and its days have come: by the rule by which an ad shows them.
 */
function readFeedOffer(
  text: (field: FeedField) => string,
  now: Date,
): Pick<FeedProduct, 'price' | 'discount'> & { notes: string[] } {
  const price = text('price')
  // What is longer is no price, and not worth reading as one.
  const [sale, old] = [text('salePrice'), text('oldPrice')].map((typed) => (isPriceLong(typed) ? '' : typed))
  const discount = text('discount')
  if (discount) return { price: price || null, discount, notes: [] }
  if (isPriceLong(price)) return { price, discount: null, notes: [] }
  if (!price) return { price: sale || null, discount: null, notes: [] }
  const notes: string[] = []
  if (sale && readOffer(price, sale).oldPrice === price) {
    if (isWithin(text('saleDates'), now)) return { price, discount: sale, notes }
    notes.push('Its sale price is left out: today is not among the days of the sale.')
  } else if (sale && sale !== price) notes.push('Its sale price is left out: it is not lower than its price.')
  if (old && readOffer(price, old).oldPrice === old) return { price, discount: old, notes }
  return { price, discount: null, notes }
}

/** `2026-11-01T00:00-0800/2026-11-30T23:59-0800`; without days a sale is always on, and days that cannot be read are none. */
function isWithin(days: string, now: Date): boolean {
  if (days === '') return true
  const [start, end] = days.split('/').map((day) => day.trim())
  if (!start || !end) return false
  const [from, to] = [readDay(start), readDay(end) + (isWholeDay(end) ? DAY_MS : 0)]
  return from <= now.getTime() && now.getTime() <= to
}

const DAY_MS = 24 * 60 * 60_000

function isWholeDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day)
}

/** Google also takes zones without a colon, which no date of the language has. */
function readDay(day: string): number {
  return Date.parse(day.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
}

function textNotes(
  typed: { typedName: string; description: string; tagline: string | null },
  product: FeedProduct,
): string[] {
  const notes: string[] = []
  if (product.description === '') notes.push('It has no description: its ads say what else is known of it.')
  if (product.name !== typed.typedName) notes.push(`Its name was cut to ${limits.NAME_MAX} letters.`)
  if (product.description !== typed.description)
    notes.push(`Its description was cut to ${limits.DESCRIPTION_MAX} letters.`)
  if (product.tagline !== typed.tagline) notes.push(`Its tagline was cut to ${limits.TAGLINE_MAX} letters.`)
  return notes
}
