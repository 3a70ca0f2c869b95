import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const NOW = new Date('2026-06-15T12:00:00Z')

function read(html: string, lang = 'en') {
  return readHtml(Buffer.from(`<html lang="${lang}">${html}`), {
    contentType: 'text/html; charset=utf-8',
    address: 'https://shop.example/mug',
    now: NOW,
  })
}

const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const mug = (offers: unknown) => read(jsonLd({ '@type': 'Product', name: 'Mug', offers }))
const specified = (...all: object[]) => ({ '@type': 'Offer', priceCurrency: 'USD', priceSpecification: all })

it.each([
  [
    'a regular price',
    specified({ price: 80 }, { priceType: 'https://schema.org/RegularPrice', price: 100 }),
    '$80',
    '$100',
  ],
  [
    'a list price of another currency',
    specified({ price: 80 }, { priceType: 'ListPrice', price: 100, priceCurrency: 'EUR' }),
    '$80',
    undefined,
  ],
  [
    'a price per liter',
    specified({ price: 4, referenceQuantity: { value: 1, unitCode: 'LTR' } }, { price: 20 }),
    '$20',
    undefined,
  ],
  [
    'a price for members',
    specified({ price: 15, validForMemberTier: { name: 'Gold' } }, { price: 20 }),
    '$20',
    undefined,
  ],
  [
    'a price for a hundred',
    specified({ price: 9, eligibleQuantity: { minValue: 100 } }, { price: 20 }),
    '$20',
    undefined,
  ],
  [
    'a price without tax',
    specified({ price: 10, valueAddedTaxIncluded: false }, { price: 12, valueAddedTaxIncluded: 'true' }),
    '$12',
    undefined,
  ],
  ['a price that is yet to come', specified({ price: 10, validFrom: '2026-07-01' }, { price: 12 }), '$12', undefined],
  [
    'the least that may be advertised',
    specified({ price: 9, priceType: 'MinimumAdvertisedPrice' }, { price: 12 }),
    '$12',
    undefined,
  ],
  [
    'the parts of a price',
    { priceCurrency: 'USD', priceSpecification: { priceComponent: [{ price: 12 }] } },
    '$12',
    undefined,
  ],
  [
    'a sale to come to an end',
    { ...specified({ price: 100, priceType: 'ListPrice' }), price: 80, priceValidUntil: '2026-06-15' },
    '$80',
    '$100',
  ],
  [
    'a sale that is over',
    { ...specified({ price: 100, priceType: 'ListPrice' }), price: 80, priceValidUntil: '2026-06-01' },
    '$100',
    undefined,
  ],
  [
    'a price whose date was forgotten',
    { price: 80, priceCurrency: 'USD', priceValidUntil: '2020-12-31' },
    '$80',
    undefined,
  ],
  [
    'a value that is written out',
    { price: { '@value': '12.00' }, priceCurrency: { '@value': 'USD' } },
    '$12',
    undefined,
  ],
  [
    'two equal offers',
    [
      { price: 12, priceCurrency: 'USD' },
      { price: '12.00', priceCurrency: 'USD' },
    ],
    '$12',
    undefined,
  ],
  [
    'an offer of nothing beside one',
    [
      { price: 0, priceCurrency: 'USD' },
      { price: 12, priceCurrency: 'USD' },
    ],
    '$12',
    undefined,
  ],
  [
    'an offer inside an offer',
    { '@type': 'AggregateOffer', offers: { price: 12, priceCurrency: 'USD' } },
    '$12',
    undefined,
  ],
])('reads %s', (_, offers, price, oldPrice) => expect(mug(offers)).toMatchObject({ price, oldPrice, note: undefined }))

it.each([
  ['a range', { lowPrice: '5.29', highPrice: '9.56', priceCurrency: 'GBP' }, /from £5.29 to £9.56/],
  [
    'a range with the price of one',
    { price: '5.29', lowPrice: '5.29', highPrice: '9.56', priceCurrency: 'GBP' },
    /£9.56/,
  ],
  [
    'offers that differ',
    [
      { price: 1, priceCurrency: 'USD' },
      { price: 2, priceCurrency: 'USD' },
    ],
    /from \$1 to \$2/,
  ],
  [
    'offers in two currencies',
    [
      { price: 1, priceCurrency: 'USD' },
      { price: 1, priceCurrency: 'EUR' },
    ],
    /none is proposed/,
  ],
])('proposes no price for %s, and says so', (_, offers, note) => {
  expect(mug(offers)).toMatchObject({ price: undefined, oldPrice: undefined, note: expect.stringMatching(note) })
})

it.each([
  [29.989999771118164, 'USD', 'en', '$29.99'],
  ['29.989999771118164', 'USD', 'en', '$29.99'],
  ['43,90', 'EUR', 'es', '43,90 €'],
  ['1.299,00', 'EUR', 'de', '1.299 €'],
  ['1,299.00', 'USD', 'en-US', '$1,299'],
  ['9.500', 'KWD', 'en', 'KWD 9.500'],
  ['12,00 €', 'EUR', 'de', '12 €'],
  ['12,00 €', undefined, 'de', '12 €'],
  ['12.00', '€', 'en', '€12'],
  ['12.50', '$', 'en', '$12.50'],
  ['12,00 €', 'USD', 'de', '12,00 €'],
  ['from $12', 'USD', 'en', 'from $12'],
] as const)('writes %j in %s on a page in %s as %s', (price, priceCurrency, language, written) => {
  const data = jsonLd({ '@type': 'Product', name: 'Mug', offers: { price, priceCurrency } })
  expect(read(data, language).price).toBe(written)
})

it.each([
  ['https://shop.example/mug', '$1,299.50'],
  ['https://shop.co.uk/mug', '$1,299.50'],
  ['https://shop.de/mug', '1.299,50 $'],
  ['https://shop.io/mug', '$1,299.50'],
])('writes them as the country of %s does where the page names no language', (address, written) => {
  const data = jsonLd({ '@type': 'Product', name: 'Mug', offers: { price: 1299.5, priceCurrency: 'USD' } })
  expect(readHtml(Buffer.from(data), { contentType: 'text/html', address }).price).toBe(written)
})

it.each(['https://schema.org/OutOfStock', 'http://schema.org/SoldOut', 'Discontinued', { '@id': 'schema:OutOfStock' }])(
  'recognises that %j means sold out',
  (availability) => {
    const offer = { price: 12, priceCurrency: 'USD', availability }
    expect(mug(offer)).toMatchObject({ price: '$12', note: 'The page says that this product is sold out.' })
    expect(mug([offer, { ...offer, availability: 'InStock' }]).note).toBeUndefined()
  },
)

describe('meta elements', () => {
  const metas = (...all: [string, string][]) =>
    read(all.map(([property, content]) => `<meta property="${property}" content="${content}">`).join(''))

  it('name a standard price, a sale and what is sold out', () => {
    expect(
      metas(['og:price:amount', '20'], ['og:price:standard_amount', '30'], ['og:price:currency', 'USD']),
    ).toMatchObject({ price: '$20', oldPrice: '$30' })
    expect(metas(['product:price:amount', '20'], ['product:availability', 'out of stock'])).toMatchObject({
      note: 'The page says that this product is sold out.',
    })
  })

  it('name an amount for each of several currencies, of which the first counts', () => {
    const euro = [
      ['product:price:amount', '20'],
      ['product:price:currency', 'USD'],
    ] as const
    const dollar = [
      ['product:price:amount', '18'],
      ['product:price:currency', 'EUR'],
    ] as const
    expect(metas(...([...euro, ...dollar] as [string, string][])).price).toBe('$20')
  })

  it('name the currency of an offer that has none', () => {
    const data = jsonLd({ '@type': 'Product', name: 'Mug', offers: { price: 12 } })
    expect(read(`${data}<meta property="og:price:currency" content="USD">`).price).toBe('$12')
  })
})

describe('the product of a page', () => {
  const other = { '@type': 'Product', name: 'Teapot', offers: { price: 40, priceCurrency: 'USD' } }
  const own = { '@type': 'Product', name: 'Mug', offers: { price: 12, priceCurrency: 'USD' } }

  it.each([
    ['its address', { ...own, url: 'https://shop.example/mug' }, ''],
    ['its title', own, '<title>Mug | Shop</title>'],
    ['its heading', own, '<h1>Mug</h1>'],
    ['the page itself', { '@type': 'ItemPage', mainEntity: own }, ''],
  ])('is recognised among others by %s', (_, data, html) => {
    expect(read(jsonLd([other, data]) + html)).toMatchObject({ name: 'Mug', price: '$12' })
  })

  it('is put together of what several pieces of data say of it', () => {
    const stars = { '@type': 'Product', name: 'Mug', aggregateRating: { ratingValue: 5 }, image: '/stars.jpg' }
    expect(read(`<title>Mug</title>${jsonLd(stars)}${jsonLd(other)}${jsonLd(own)}`)).toMatchObject({
      name: 'Mug',
      price: '$12',
    })
    const graph = [
      { '@type': 'Product', '@id': '#p', name: 'Mug', offers: { '@id': '#o' }, image: [{ '@id': '#i' }] },
      { '@type': 'Offer', '@id': '#o', price: 12, priceCurrency: 'USD', itemOffered: { '@id': '#p' } },
      { '@type': 'ImageObject', '@id': '#i', contentURL: 'http://shop.example/mug.jpg' },
    ]
    expect(read(jsonLd({ '@graph': graph }))).toMatchObject({ price: '$12', photos: ['https://shop.example/mug.jpg'] })
  })

  it('is read from an offer of it, by whole names, and in the language of the page', () => {
    const offered = {
      '@type': 'Offer',
      price: 12,
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Product', name: 'Mug' },
    }
    expect(read(jsonLd(offered))).toMatchObject({ name: 'Mug', price: '$12' })
    const whole = {
      '@type': ['https://schema.org/Product'],
      'http://schema.org/name': 'Mug',
      'schema:offers': own.offers,
    }
    expect(read(jsonLd(whole))).toMatchObject({ name: 'Mug', price: '$12' })
    expect(read(jsonLd({ ...own, name: { en: 'Mug', de: 'Tasse' } }), 'de-AT').name).toBe('Tasse')
    expect(
      read(
        jsonLd({
          ...own,
          name: [
            { '@language': 'fr', '@value': 'Bol' },
            { '@language': 'en', '@value': 'Mug' },
          ],
        }),
      ).name,
    ).toBe('Mug')
  })

  it('has a description without tags, however often they are encoded', () => {
    const description = '&lt;p&gt;Tea &amp;amp; coffee.&lt;/p&gt;&lt;p&gt;Blue.&lt;/p&gt;'
    expect(read(jsonLd({ ...own, description })).description).toBe('Tea & coffee. Blue.')
    expect(read(jsonLd({ ...own, name: 'Salt &amp; pepper &quot;mill&quot;' })).name).toBe('Salt & pepper "mill"')
  })
})

describe('marks in the text', () => {
  it('are those of microdata, with values in attributes, references and photos that load late', () => {
    const html = `<div itemscope itemtype="http://schema.org/Product" itemref="more">
      <h1 itemprop="name">Mug</h1><img itemprop="image" src="data:image/gif;base64,R0" data-src="/mug.jpg">
      <div itemprop="offers" itemscope itemtype="http://schema.org/AggregateOffer">
        <span itemprop="lowPrice" content="12.00">12</span><meta itemprop="highPrice" content="12.00"><meta itemprop="priceCurrency" content="USD">
        <link itemprop="availability" href="http://schema.org/OutOfStock"></div></div>
      <aside><div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Teapot</b></div></aside>
      <div id="more"><div itemprop="description"><script>x()</script>Holds<br>tea, a &lt; b.<table><tr><td>Blue</td><td>White</td></tr></table></div></div>`
    expect(read(html)).toMatchObject({
      name: 'Mug',
      price: '$12',
      description: 'Holds tea, a < b. Blue White',
      photos: ['https://shop.example/mug.jpg'],
      note: expect.stringContaining('sold out'),
    })
  })

  it('are those of RDFa', () => {
    const html = `<div vocab="http://schema.org/" typeof="Product"><h1 property="name">Mug</h1><img property="image" src="/mug.jpg">
      <p property="schema:description">Holds tea.</p><div property="offers" typeof="Offer">
      <span property="price" content="12.00">12</span><span property="priceCurrency" content="USD">$</span></div></div>`
    expect(read(html)).toMatchObject({
      name: 'Mug',
      price: '$12',
      description: 'Holds tea.',
      photos: ['https://shop.example/mug.jpg'],
    })
  })
})
