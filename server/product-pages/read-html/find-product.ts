import { DESCRIPTION_MAX, NAME_MAX, PRICE_MAX } from '#contract/limits.ts'
import { hasAtMost } from '#contract/text-length.ts'
import type { PageData, Thing } from './page-data.ts'
import { cutToFit, plainText } from './plain-text.ts'
import { priceText, priceValue } from './price-text.ts'
import { isThing } from './read-page-data.ts'

export interface PageProduct {
  name: string | undefined
  description: string | undefined
  price: string | undefined
  /** What was asked before, where that was more. */
  oldPrice: string | undefined
  /** Whole addresses, the page's first choice first. */
  photos: string[]
}

/** The product that a page is about: from its data for search engines, else from what it tells those who share it. */
export function findProduct(page: PageData, address: string): PageProduct {
  const product = findThing(page.things)
  const meta = (...names: string[]) => names.flatMap((name) => page.meta.get(name) ?? [])
  const name =
    plainText(product.name) ?? withoutSite(page, plainText(meta('og:title', 'twitter:title')[0] ?? page.title))
  const description =
    plainText(product.description) ?? plainText(meta('og:description', 'description', 'twitter:description')[0])
  const asked = findOffer(product) ?? offerOfMeta(meta)
  const price = asked && priceText(asked.amount, asked.currency, page.language)
  const isLower = asked && (priceValue(asked.before) ?? 0) > (priceValue(asked.amount) ?? Infinity)
  const oldPrice = isLower ? priceText(asked.before, asked.currency, page.language) : undefined
  const photos = [
    ...addressesOf(product.image),
    ...meta('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
  ]
  return {
    name: name && cutToFit(name, NAME_MAX),
    description: description && cutToFit(description, DESCRIPTION_MAX),
    price: shortEnough(price),
    oldPrice: shortEnough(oldPrice),
    photos: wholeAddresses(photos, page.base, address),
  }
}

const shortEnough = (price: string | undefined) => (price && hasAtMost(PRICE_MAX)(price) ? price : undefined)

const PRODUCTS = ['Product', 'IndividualProduct', 'ProductModel', 'ProductGroup', 'SomeProducts', 'Vehicle', 'Book']
/** What a product's data names beside it: other products. */
const OTHERS = new Set([
  'isrelatedto',
  'issimilarto',
  'itemlistelement',
  'isaccessoryorsparepartfor',
  'review',
  'itemreviewed',
])
const DEPTH_MAX = 8
const THINGS_MAX = 5_000

/** The first product of the page's data that has a name; a group of variants lends what its first one says of itself. */
function findThing(things: readonly Thing[]): Thing {
  const found: Thing[] = []
  let looked = 0
  const look = (value: unknown, depth: number) => {
    if (depth > DEPTH_MAX || looked++ > THINGS_MAX) return
    if (Array.isArray(value)) for (const one of value as unknown[]) look(one, depth + 1)
    if (!isThing(value)) return
    if (PRODUCTS.some((type) => isA(value, type))) found.push(value)
    for (const [property, inner] of Object.entries(value))
      if (!OTHERS.has(property.toLowerCase())) look(inner, depth + 1)
  }
  look(things, 0)
  const product = found.find(({ name }) => plainText(name)) ?? found[0] ?? {}
  const [variant] = arrayOf(product.hasVariant).filter(isThing)
  return variant ? { ...variant, ...product } : product
}

function isA(thing: Thing, type: string): boolean {
  return arrayOf(thing['@type']).some(
    (named) => typeof named === 'string' && /[^/:#]*$/.exec(named.trim())?.[0] === type,
  )
}

interface Asked {
  amount: unknown
  currency: unknown
  before: unknown
}

/** The first offer with one price. Of a range of prices none is the product's. */
function findOffer({ offers }: Thing): Asked | undefined {
  for (const offer of arrayOf(offers).filter(isThing)) {
    const specified = arrayOf(offer.priceSpecification).filter(isThing)
    const listed = specified.find((one) => /(?:ListPrice|StrikethroughPrice|MSRP|SRP)$/.test(String(one.priceType)))
    const sold = specified.find((one) => one !== listed && one.price !== undefined)
    const isOne = offer.highPrice === undefined || Number(offer.highPrice) === Number(offer.lowPrice)
    const amount = offer.price ?? sold?.price ?? (isOne ? offer.lowPrice : undefined)
    const currency = offer.priceCurrency ?? sold?.priceCurrency ?? listed?.priceCurrency
    if (priceText(amount, currency, undefined)) return { amount, currency, before: listed?.price }
    const inner = offer.offers === undefined || !isOne ? undefined : findOffer(offer)
    if (inner) return inner
  }
  return undefined
}

function offerOfMeta(meta: (...names: string[]) => string[]): Asked | undefined {
  const [sale] = meta('product:sale_price:amount')
  const [full] = meta('product:price:amount', 'og:price:amount')
  const [currency] = meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency')
  const amount = sale ?? full
  return amount ? { amount, currency, before: meta('product:original_price:amount')[0] ?? full } : undefined
}

/** A title ends with the shop's name, which is none of the product's. */
function withoutSite({ meta }: PageData, title: string | undefined): string | undefined {
  const site = plainText(meta.get('og:site_name')?.[0])
  if (!title || !site || !title.endsWith(site)) return title
  return title.slice(0, -site.length).replace(/[\s|:–—·•-]+$/u, '') || title
}

function addressesOf(image: unknown): string[] {
  return arrayOf(image).flatMap((one) => {
    if (typeof one === 'string') return [one]
    return isThing(one)
      ? arrayOf(one.contentUrl ?? one.url).filter((url): url is string => typeof url === 'string')
      : []
  })
}

const ADDRESS_MAX = 2_048

/** Without those that no picture can be fetched from. Pages that name http mean a host that answers by https too. */
function wholeAddresses(named: readonly string[], base: string | undefined, address: string): string[] {
  const from = base && URL.canParse(base, address) ? new URL(base, address) : address
  const whole = named.flatMap((one) => {
    if (!one.trim() || !URL.canParse(one.trim(), from)) return []
    const { href } = new URL(one.trim(), from)
    const secure = href.replace(/^http:/, 'https:')
    return secure.startsWith('https:') && secure.length <= ADDRESS_MAX ? [secure] : []
  })
  return [...new Set(whole)]
}

function arrayOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as unknown[]) : [value]
}
