import { expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const PAGE = 'https://shop.example/products/tee'

function read(html: string, address: string, typed?: string) {
  return readHtml(Buffer.from(`<html lang="en">${html}`), { contentType: 'text/html; charset=utf-8', address, typed })
}

const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

const offer = (price: number, more: object = {}) => ({ '@type': 'Offer', price, priceCurrency: 'USD', ...more })
const variant = (color: string, price: number, more: object = {}) => ({
  '@type': 'Product',
  name: `Tee - ${color}`,
  color,
  sku: `tee-${color}`,
  image: `/${color}.jpg`,
  offers: offer(price),
  ...more,
})

const GROUP = {
  '@type': 'ProductGroup',
  name: 'Tee',
  image: '/all.jpg',
  hasVariant: [
    variant('red', 10, { offers: offer(10, { url: `${PAGE}?variant=41` }) }),
    variant('gold', 20, { offers: offer(20, { url: `${PAGE}?variant=42&amp;utm_source=feed` }) }),
  ],
}

const OFFERS = {
  '@type': 'Product',
  name: 'Tee',
  image: '/all.jpg',
  offers: [
    offer(10, { sku: 'A-100', name: 'Red / S', url: `${PAGE}?variant=41` }),
    offer(20, { sku: 'A-200', name: 'Gold / S', url: `${PAGE}?variant=42` }),
  ],
}

it.each([
  ['its address', GROUP, '?variant=42', 'gold'],
  ['its address among other parameters', GROUP, '?utm_source=mail&variant=42&page=1', 'gold'],
  ['its article number', GROUP, '?sku=tee-gold', 'gold'],
  ['its color', GROUP, '?color=Gold', 'gold'],
  ['its color in British English', GROUP, '?colour=gold', 'gold'],
  ['its color as WooCommerce names it', GROUP, '?attribute_pa_color=gold', 'gold'],
  ['its color as Salesforce names it', GROUP, '?dwvar_12345_color=gold', 'gold'],
  ['a hash', GROUP, '#gold', 'gold'],
  ['a hash with parameters', GROUP, '#color=gold', 'gold'],
  ['a hash with a path', GROUP, '#/25-color-gold', 'gold'],
  ['an offer’s address', OFFERS, '?variant=42', undefined],
  ['an offer’s article number', OFFERS, '?sku=a-200', undefined],
  ['a word in an offer’s name', OFFERS, '?color=gold', undefined],
  ['an article number in the path', OFFERS, '/a-200', undefined],
])('is recognised by %s', (_, data, end, photo) => {
  const { price, photos, note, name } = read(jsonLd(data), PAGE, `${PAGE}${end}`)
  expect({ price, name, note }).toEqual({ price: '$20', name: 'Tee', note: undefined })
  expect(photos[0]).toBe(`https://shop.example/${photo ?? 'all'}.jpg`)
})

it.each([
  ['names none', ''],
  ['names one that is not there', '?variant=43'],
  ['counts pages', '?page=1'],
  ['comes from an advertisement', '?utm_content=gold&gclid=42'],
])('is none if the address %s: a range of prices is given', (_, end) => {
  for (const data of [GROUP, OFFERS]) {
    const { price, note } = read(jsonLd(data), `${PAGE}${end}`)
    expect(price).toBeUndefined()
    expect(note).toMatch(/from \$10 to \$20/)
  }
})

it('does not matter if all of them ask the same', () => {
  const same = { ...GROUP, hasVariant: [variant('red', 10), variant('gold', 10)] }
  expect(read(jsonLd(same), PAGE)).toMatchObject({ price: '$10', note: undefined })
})

it('is recognised by several things that follow one another', () => {
  const one = (color: string, price: number, id: number) => ({
    ...variant(color, price),
    name: 'Tee',
    url: `${PAGE}?v=${id}`,
  })
  const data = [one('red', 10, 1), one('gold', 20, 2)]
  expect(read(jsonLd(data), `${PAGE}?v=2`)).toMatchObject({ price: '$20' })
  expect(read(jsonLd(data), PAGE)).toMatchObject({ price: undefined, note: expect.stringContaining('$10') })
})

it('is recognised by its size and its color together', () => {
  const all = ['red', 'gold'].flatMap((color, row) =>
    ['S', 'M'].map((size, column) => variant(color, 10 + row * 10 + column, { size, sku: `${color}${size}` })),
  )
  const data = jsonLd({ '@type': 'ProductGroup', name: 'Tee', hasVariant: all })
  expect(read(data, `${PAGE}?color=gold&size=m`).price).toBe('$21')
  expect(read(data, `${PAGE}?color=gold`)).toMatchObject({
    price: undefined,
    note: expect.stringContaining('$20 to $21'),
  })
})

it('comes from Shopify’s own data if the data for search engines does not change', () => {
  const first = jsonLd({ '@type': 'Product', name: 'Tee', offers: offer(10) })
  const meta = {
    product: {
      id: 7,
      variants: [
        { id: 41, price: 1000, name: 'Tee - Red', public_title: 'Red', sku: 'R' },
        { id: 42, price: 2050, name: 'Tee - Gold', public_title: 'Gold', sku: 'G' },
      ],
    },
  }
  const line = `<script>window.x = 1;\nvar meta = ${JSON.stringify(meta)};\nfor (var attr in meta) {}</script>`
  const chosen = {
    id: 42,
    title: 'Gold',
    price: 2050,
    compare_at_price: 3000,
    featured_image: { src: '//cdn.example/gold.jpg' },
  }
  const selected = `<script type="application/json" data-selected-variant>${JSON.stringify(chosen)}</script>`
  const other = {
    handle: 'cup',
    title: 'Cup',
    variants: [
      { id: 42, price: 100 },
      { id: 43, price: 200 },
    ],
  }
  const beside = `<script type="application/json">${JSON.stringify(other)}</script>`
  expect(read(first + line + beside, `${PAGE}?variant=42`)).toMatchObject({ price: '$20.50', oldPrice: undefined })
  expect(read(first + line + selected, `${PAGE}?variant=42`)).toMatchObject({
    price: '$20.50',
    oldPrice: '$30',
    photos: ['https://cdn.example/gold.jpg'],
  })
  expect(read(first + line, PAGE)).toMatchObject({ price: undefined, note: expect.stringContaining('$10 to $20.50') })
})

it('comes from the form of WooCommerce', () => {
  const variation = (color: string, amount: number, id: number) => ({
    variation_id: id,
    attributes: { attribute_pa_color: color },
    display_price: amount,
    display_regular_price: 30,
    image: { full_src: `https://shop.example/${color}.jpg` },
    is_in_stock: color !== 'gold',
  })
  const range = { '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '20.00', priceCurrency: 'USD' }
  const written = JSON.stringify([variation('red', 10, 101), variation('gold', 20, 102)]).replaceAll('"', '&quot;')
  const html = `${jsonLd({ '@type': 'Product', name: 'Tee', offers: [range] })}<form data-product_variations="${written}">`
  expect(read(html, `${PAGE}?attribute_pa_color=gold`)).toMatchObject({
    price: '$20',
    oldPrice: '$30',
    note: 'The page says that this product is sold out.',
    photos: ['https://shop.example/gold.jpg'],
  })
  expect(read(html, PAGE)).toMatchObject({ price: undefined, note: expect.stringContaining('$10 to $20') })
})
