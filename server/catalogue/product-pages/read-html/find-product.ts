import { DESCRIPTION_MAX, NAME_MAX, PRICE_MAX } from '#contract/limits.ts'
import type { Writers } from '#contract/prices/write-price.ts'
import { hasAtMost } from '#contract/text/text-length.ts'
import { choosePrice, type ChosenPrice } from './choose-price.ts'
import { findThing } from './find-thing.ts'
import { metaOffers } from './meta-offers.ts'
import { arrayOf, isThing, type PageData, type SchemaThing } from './page-data.ts'
import { addressesOf, wholeAddresses } from './photo-addresses.ts'
import { cutToFit, plainText } from './plain-text.ts'
import { priceText } from './price-text.ts'
import { nameInTitle, shopNames, withoutShop } from './product-name.ts'
import { type Offers, readOffers } from './read-offers.ts'
import { wordsOf } from './thing-words.ts'
import { variantsOfPage } from './variants-of-page.ts'
import { writersOfPage } from './writers-of-page.ts'

export interface ProductOnPage {
  name: string | undefined
  description: string | undefined
  price: string | undefined
  /** The old price, if it was higher. */
  oldPrice: string | undefined
  /** Absolute addresses, the page's first choice first. */
  photos: string[]
  /** Notes that a user has to know, in whole sentences. */
  note: string | undefined
}

export interface PageVisit {
  /** Address where the page was found, the base of its relative addresses. */
  address: string
  /** Address as it was typed, which may name a variant that a redirect or the internet has lost. */
  typed?: string | undefined
  now: Date
}

/** Finds the product of a page: in its data for search engines, else in its data for those who share it. */
export function findProductOnPage(page: PageData, { address, typed, now }: PageVisit): ProductOnPage {
  const at = new URL(address)
  const addresses = typed && URL.canParse(typed) ? [new URL(typed), at] : [at]
  const language = page.language ?? page.meta.get('og:locale')?.[0]?.replaceAll('_', '-')
  const { thing, variants } = findThing(page, addresses)
  const meta = (...names: string[]) => names.flatMap((name) => page.meta.get(name) ?? [])
  const name = findName({ page, thing: { ...variants[0], ...thing }, language, address: at })
  const description =
    wordsOf(thing.description, language) ?? plainText(meta('og:description', 'description', 'twitter:description')[0])
  const chosen = findPrice({ page, thing, variants, now, name, addresses })
  const photos = [
    ...chosen.photos.flatMap((photo) => addressesOf(photo)),
    ...addressesOf(thing.image),
    ...(thing.image === undefined ? variants.flatMap(({ image }) => addressesOf(image)) : []),
    ...meta('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
  ]
  return {
    name: name && cutToFit(name, NAME_MAX),
    description: description && cutToFit(description, DESCRIPTION_MAX),
    ...write(chosen, writersOfPage(language, at)),
    photos: wholeAddresses(photos, page.base, address),
  }
}

interface Naming {
  page: PageData
  thing: SchemaThing
  language: string | undefined
  address: URL
}

function findName({ page: { meta, title, heading, things }, thing, language, address }: Naming): string | undefined {
  const shops = shopNames(
    [...siteNames(things), ...['og:site_name', 'application-name'].flatMap((key) => meta.get(key) ?? [])],
    address,
  )
  const name = wordsOf(thing.name, language)
  if (name) return withoutShop(name, shops)
  const shared = plainText(meta.get('og:title')?.[0] ?? meta.get('twitter:title')?.[0])
  if (shared) return withoutShop(shared, shops)
  const plain = plainText(title)
  return plain ? nameInTitle(plain, plainText(heading) ?? '', shops) : plainText(heading)
}

const SITES = /^(?:Organization|WebSite|OnlineStore|OnlineBusiness|Store|LocalBusiness|Corporation)$/i

/** Returns the names that the page's data gives the shop. */
function siteNames(things: readonly SchemaThing[]): string[] {
  const all = things.flatMap((thing) => [thing, ...arrayOf(thing['@graph']).filter(isThing)])
  return all
    .filter((thing) => arrayOf(thing['@type']).some((type) => SITES.test(String(type).replace(/^.*[/:]/s, ''))))
    .flatMap((thing) => wordsOf(thing.name, undefined) ?? [])
}

interface Pricing {
  page: PageData
  thing: SchemaThing
  variants: readonly SchemaThing[]
  now: Date
  name: string | undefined
  addresses: readonly URL[]
}

function findPrice({ page, thing, variants, now, name, addresses }: Pricing): ChosenPrice {
  const own = readOffers(thing, variants.length > 0 ? [] : [thing], now)
  const ofVariants = variants.map((variant) => readOffers(variant, [variant], now))
  // The offers of a group repeat those of its variants, without what they are for.
  const all = ofVariants.some(({ offers }) => offers.length > 0) ? join(ofVariants) : own
  const { offers: shared, currency, isSoldOut } = metaOffers(page.meta)
  const ofShop = variantsOfPage(page.shopProducts, { name, addresses })
  const isSaid = all.offers.length > 0 || all.ends.length > 0 || ofShop.length > 0
  const chosen = choosePrice(isSaid ? all : { offers: shared, ends: [] }, ofShop, { addresses, currency })
  const asked = chosen.asked && { ...chosen.asked, currency: chosen.asked.currency ?? currency }
  return { ...chosen, asked, isSoldOut: chosen.isSoldOut || (!isSaid && isSoldOut) }
}

function join(all: readonly Offers[]): Offers {
  return { offers: all.flatMap(({ offers }) => offers), ends: all.flatMap(({ ends }) => ends) }
}

function write(
  { asked, range, isSoldOut }: ChosenPrice,
  writers: Writers,
): Pick<ProductOnPage, 'price' | 'oldPrice' | 'note'> {
  const price = asked && shortEnough(priceText(asked.amount, asked.currency, writers))
  const before = price ? shortEnough(priceText(asked.before, asked.currency, writers)) : undefined
  const notes = [
    ...(range ? [describeRange(range.map(({ amount, currency }) => priceText(amount, currency, writers)))] : []),
    ...(isSoldOut ? [SOLD_OUT] : []),
  ]
  return { price, oldPrice: before, note: notes.length > 0 ? notes.join(' ') : undefined }
}

const shortEnough = (price: string | undefined) => (price && hasAtMost(PRICE_MAX)(price) ? price : undefined)

const SOLD_OUT = 'The page says that this product is sold out.'

function describeRange([lowest, highest]: readonly (string | undefined)[]): string {
  const prices =
    lowest && highest && shortEnough(lowest) && shortEnough(highest) ? `from ${lowest} to ${highest}` : 'that differ'
  return `This page has prices ${prices}, so none is proposed. Paste the address of the variant that you want, or type its price.`
}
