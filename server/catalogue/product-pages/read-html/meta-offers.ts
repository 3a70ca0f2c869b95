import type { PageData } from './page-data.ts'
import { priceText, priceValue } from './price-text.ts'
import { isSoldOutState, type PageOffer } from './read-offers.ts'

/** Reads the price that a page tells those who share it, by Open Graph's names and those of shops' catalogues. */
export function metaOffers(meta: PageData['meta']): {
  offers: PageOffer[]
  currency: string | undefined
  isSoldOut: boolean
} {
  const all = (...names: string[]) => names.flatMap((name) => meta.get(name) ?? [])
  const sale = all('product:sale_price:amount', 'og:sale_price:amount')
  const full = firstOf(['product:price:amount', 'og:price:amount'].map((name) => all(name)))
  const standard = all('product:original_price:amount', 'og:price:standard_amount', 'product:price:standard_amount')
  const currencies = all('product:sale_price:currency', 'product:price:currency', 'og:price:currency')
  const availability = all('product:availability', 'og:availability')
  const asked = sale.length > 0 ? sale : full
  const [listed] = [...standard, ...(sale.length > 0 ? full : [])]
  // A page that gives an amount for each of several currencies gives both in the same order.
  const offers = asked
    .filter((amount) => priceText(amount, undefined) !== undefined)
    .map((amount, at) => ({
      amount,
      currency: currencies[at] ?? currencies[0],
      isSoldOut: false,
      about: [],
      before: (priceValue(listed) ?? 0) > (priceValue(amount) ?? Infinity) ? listed : undefined,
    }))
  const isOneEach = new Set(currencies).size > 1
  return {
    offers: isOneEach ? offers.slice(0, 1) : offers,
    currency: currencies[0],
    isSoldOut: availability.length > 0 && availability.every(isSoldOutState),
  }
}

const firstOf = (lists: readonly string[][]) => lists.find((list) => list.length > 0) ?? []
