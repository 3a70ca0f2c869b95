import { PAGE_ADDRESS_MAX } from '#contract/limits.ts'
import type { Marks } from './named-by-address.ts'
import { namedByAddress } from './named-by-address.ts'
import { arrayOf, isThing, type ShopVariant, type SchemaThing } from './page-data.ts'
import { plainText } from './plain-text.ts'
import { priceValue } from './price-text.ts'
import type { PageOffer, Offers } from './read-offers.ts'
import { plainCode } from './thing-words.ts'

export interface ChosenPrice {
  /** The price, or undefined if the page gives none or several. */
  asked: Pick<PageOffer, 'amount' | 'currency' | 'before'> | undefined
  /** Its lowest and its highest price, if these differ and the address names none of them. */
  range: readonly [Pick<PageOffer, 'amount' | 'currency'>, Pick<PageOffer, 'amount' | 'currency'>] | undefined
  /** Photos of the variant that the address names. */
  photos: readonly unknown[]
  isSoldOut: boolean
}

/**
 * Chooses the price of the variant that the address names, else the one that all offers ask; if they differ, none is
 * the product's. Variants in the data of the shop's own software win over the data for search engines, which often does
 * not change when another variant is chosen.
 */
export function choosePrice(
  { offers, ends }: Offers,
  variants: readonly ShopVariant[],
  { addresses, currency: ofPage }: { addresses: readonly URL[]; currency: string | undefined },
): ChosenPrice {
  const currency = [...offers, ...ends].find((one) => one.currency !== undefined)?.currency ?? ofPage
  const ofShop = variants.map((variant) => ({ ...variant, currency }))
  const named = namedByAddress(ofShop, shopMarks, addresses)
  if (named.length < ofShop.length)
    return judge(
      named,
      named.map(({ photo }) => photo),
    )
  const chosen = namedByAddress(offers, offerMarks, addresses)
  if (chosen.length < offers.length) return judge(chosen, chosen.flatMap(photosOf))
  return judge([...(ofShop.length > 1 || offers.length === 0 ? ofShop : []), ...offers, ...ends], [])
}

type Priced = Pick<PageOffer, 'amount' | 'currency' | 'before' | 'isSoldOut'>

function judge(offers: readonly Priced[], photos: readonly unknown[]): ChosenPrice {
  const priced = offers.filter((one) => (valueOf(one) ?? 1) !== 0)
  const sorted = priced.toSorted((one, other) => (valueOf(one) ?? 0) - (valueOf(other) ?? 0))
  const [lowest] = sorted
  const highest = sorted.at(-1)
  const isSoldOut = offers.length > 0 && offers.every((one) => one.isSoldOut)
  const rest = { photos: photos.filter(Boolean), isSoldOut }
  if (!lowest || !highest) return { asked: undefined, range: undefined, ...rest }
  if (!sorted.every((one) => isEqual(one, lowest))) return { asked: undefined, range: [lowest, highest], ...rest }
  const isOneBefore = sorted.every(
    ({ before, currency }) => priceValue(before, currency) === priceValue(lowest.before, lowest.currency),
  )
  return { asked: isOneBefore ? lowest : { ...lowest, before: undefined }, range: undefined, ...rest }
}

const valueOf = ({ amount, currency }: Priced) => priceValue(amount, currency)

/** Compares prices. Amounts that cannot be read are equal if they are written alike. */
function isEqual(one: Priced, other: Priced): boolean {
  const [amount, otherAmount] = [valueOf(one) ?? one.amount, valueOf(other) ?? other.amount]
  const [code, otherCode] = [plainCode(one.currency), plainCode(other.currency)]
  return amount === otherAmount && (!code || !otherCode || code === otherCode)
}

function shopMarks({ ids, options }: ShopVariant): Marks {
  return { addresses: [], ids, options, names: [] }
}

const ID_PROPERTIES = [
  'sku',
  'productID',
  'mpn',
  'model',
  'serialNumber',
  'identifier',
  '@id',
  'gtin',
  'gtin8',
  'gtin12',
  'gtin13',
  'gtin14',
  'isbn',
  'asin',
]
const OPTION_PROPERTIES = ['color', 'size', 'material', 'pattern', 'width', 'height', 'weight']

/** Longest text by which an address may name a variant; all offers of a product may share a longer one. */
const MARK_MAX = PAGE_ADDRESS_MAX

const markOf = (value: unknown) => (typeof value === 'string' && value.length > MARK_MAX ? undefined : plainText(value))

function offerMarks({ about }: PageOffer): Marks {
  const texts = (property: string) =>
    about
      .flatMap((thing) => arrayOf(thing[property]))
      .flatMap((one) => markOf(isThing(one) ? (one.name ?? one.value) : one) ?? [])
  const options = OPTION_PROPERTIES.flatMap((property) =>
    texts(property)
      .slice(0, 1)
      .map((text) => [property, text] as const),
  )
  const further = about
    .flatMap((thing) => arrayOf(thing.additionalProperty))
    .filter(isThing)
    .flatMap(optionOf)
  const named = about.flatMap(({ url, '@id': id }) => [...arrayOf(url), ...arrayOf(id)])
  return {
    addresses: named.filter((one) => typeof one === 'string').map((one) => one.replaceAll('&amp;', '&')),
    ids: ID_PROPERTIES.flatMap(texts),
    options: Object.fromEntries([...further, ...options]),
    names: texts('name'),
  }
}

function optionOf({ name, value }: SchemaThing): [string, string][] {
  const [text, own] = [markOf(name), markOf(value)]
  return text && own ? [[text, own]] : []
}

/** Returns the variant's photos first, which comes after the offer itself. */
const photosOf = ({ about }: PageOffer) => about.flatMap((thing) => arrayOf(thing.image))
