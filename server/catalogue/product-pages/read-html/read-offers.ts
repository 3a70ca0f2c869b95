import { arrayOf, isThing, type SchemaThing } from './page-data.ts'
import { endsOfRange, priceText, priceValue } from './price-text.ts'
import { plainCode, plainValue, schemaName } from './thing-words.ts'

/** One price at which a product is sold. */
export interface PageOffer {
  amount: unknown
  currency: unknown
  /** The old price, in the same currency. */
  before: unknown
  isSoldOut: boolean
  /** The offer and the variant that it is for, by which an address may name it. */
  about: readonly SchemaThing[]
}

/** The offers of a product: single ones, and the ends of ranges that the page gives without what lies between. */
export interface Offers {
  offers: readonly PageOffer[]
  /** Lowest and highest price of each range, as offers. */
  ends: readonly PageOffer[]
}

const DEPTH_MAX = 4
/** Most offers of a product: Shopify's own limit is 2,048 variants. */
const OFFERS_MAX = 3_000

/**
 * Reads every offer of a product. `about` is its variant. Prices for members, for larger quantities and per unit are
 * left out, because not every buyer pays them.
 */
export function readOffers({ offers }: SchemaThing, about: readonly SchemaThing[], now: Date): Offers {
  const found: PageOffer[] = []
  const ends: PageOffer[] = []
  const look = (value: unknown, depth: number) => {
    if (!isThing(value) || depth > DEPTH_MAX || found.length > OFFERS_MAX) return
    const offered = arrayOf(value.itemOffered).filter(isThing)
    const offer = readOffer(value, { about: [value, ...offered, ...about], now })
    if (isRange(value)) ends.push(...endsOf(value, about))
    else if (offer) found.push(offer)
    for (const inner of arrayOf(value.offers)) look(inner, depth + 1)
  }
  for (const offer of arrayOf(offers)) look(offer, 0)
  return { offers: found, ends }
}

function isRange({ price, lowPrice, highPrice }: SchemaThing): boolean {
  if (endsOfRange(plainValue(price)).length > 0) return true
  return highPrice !== undefined && priceValue(plainValue(lowPrice)) !== priceValue(plainValue(highPrice))
}

function endsOf(
  { price, lowPrice, highPrice, priceCurrency: currency }: SchemaThing,
  about: readonly SchemaThing[],
): PageOffer[] {
  return [lowPrice, highPrice, ...endsOfRange(plainValue(price))]
    .map(plainValue)
    .filter((amount) => priceText(amount, undefined) !== undefined)
    .map((amount) => ({ amount, currency, before: undefined, isSoldOut: false, about }))
}

/** Types of old prices in schema.org; the first of these that a page gives counts. */
const LISTED = ['StrikethroughPrice', 'RegularPrice', 'ListPrice', 'MSRP', 'SRP']
/** Types of prices that no buyer pays. */
const NOT_ASKED = new Set(['InvoicePrice', 'MinimumAdvertisedPrice'])

function readOffer(
  offer: SchemaThing,
  { about, now }: { about: readonly SchemaThing[]; now: Date },
): PageOffer | undefined {
  const specified = specifications(offer)
  const listed = LISTED.map((type) => specified.find((one) => typeOf(one) === type)).find(Boolean)
  const sold = specified
    .filter((one) => isAsked(one, now))
    .toSorted((one, other) => withoutTax(one) - withoutTax(other))[0]
  const amount = plainValue(offer.price ?? sold?.price ?? offer.lowPrice)
  const currency = plainValue(offer.priceCurrency ?? sold?.priceCurrency ?? listed?.priceCurrency)
  if (priceText(amount, undefined) === undefined) return undefined
  const isOneCurrency = !listed?.priceCurrency || sameCode(listed.priceCurrency, currency)
  const before = isOneCurrency ? plainValue(listed?.price) : undefined
  const isLower = (priceValue(before, currency) ?? 0) > (priceValue(amount, currency) ?? Infinity)
  const rest = { currency, isSoldOut: isSoldOut(offer), about }
  // After a sale the price before it counts.
  if (isLower && (isPast(offer.priceValidUntil, now) || isPast(sold?.validThrough, now)))
    return { amount: before, before: undefined, ...rest }
  return { amount, before: isLower ? before : undefined, ...rest }
}

function specifications(offer: SchemaThing): SchemaThing[] {
  const given = arrayOf(offer.priceSpecification).filter(isThing)
  return given.flatMap((one) => [one, ...arrayOf(one.priceComponent).filter(isThing)])
}

const typeOf = ({ priceType }: SchemaThing) => schemaName(plainCode(priceType))

function isAsked(one: SchemaThing, now: Date): boolean {
  const type = typeOf(one)
  const quantity = isThing(one.eligibleQuantity)
    ? Number(one.eligibleQuantity.minValue ?? one.eligibleQuantity.value)
    : 1
  return (
    one.price !== undefined &&
    !LISTED.includes(type) &&
    !NOT_ASKED.has(type) &&
    one.referenceQuantity === undefined &&
    one.validForMemberTier === undefined &&
    !(quantity > 1) &&
    !isFuture(one.validFrom, now)
  )
}

/** Ranks prices: of two, a buyer pays the one with tax. */
const withoutTax = ({ valueAddedTaxIncluded }: SchemaThing) => (String(valueAddedTaxIncluded) === 'false' ? 1 : 0)

const sameCode = (one: unknown, other: unknown) => plainCode(one).toUpperCase() === plainCode(other).toUpperCase()

/** Returns true for a moment in the past. A date without a time counts until it ends everywhere. */
function isPast(until: unknown, now: Date): boolean {
  const time = timeOf(until)
  const isDay = typeof until === 'string' && /^\d{4}-\d\d-\d\d$/.test(until.trim())
  return time !== undefined && time + (isDay ? 36 * 60 * 60 * 1000 : 0) < now.getTime()
}

function isFuture(from: unknown, now: Date): boolean {
  return (timeOf(from) ?? 0) > now.getTime()
}

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value.trim()) : NaN
  return Number.isNaN(time) ? undefined : time
}

const GONE = new Set(['soldout', 'outofstock', 'discontinued'])

function isSoldOut({ availability }: SchemaThing): boolean {
  const states = arrayOf(availability).map((one) => (isThing(one) ? one['@id'] : one))
  return states.length > 0 && states.every((state) => isSoldOutState(state))
}

/** Recognises "sold out", as schema.org writes it, and as meta elements do ("out of stock", "oos"). */
export function isSoldOutState(state: unknown): boolean {
  const plain = schemaName(plainCode(state))
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  return GONE.has(plain) || plain === 'oos'
}
