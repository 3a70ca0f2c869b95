import { describe, expect, it } from 'vitest'
import { countCharacters } from '#contract/text/text-length.ts'
import { readHtml } from './read-html.ts'

const ADDRESS = 'https://shop.example/de/products/blue-mug?variant=1'

function read(html: string | Uint8Array, contentType: string | undefined = 'text/html; charset=utf-8') {
  return readHtml(typeof html === 'string' ? Buffer.from(html) : html, { contentType, address: ADDRESS })
}

const jsonLd = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('</', String.raw`<\/`)}</script>`
const product = (data: object) =>
  read(jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: 'Mug', ...data }))

describe('JSON-LD', () => {
  it('gives name, description, price and photos of the product', () => {
    expect(
      product({
        name: 'Blue mug',
        description: '<p>Holds half a litre.</p><p>Glazed &amp; fired twice.</p><script>alert(1)</script>',
        image: [
          '/mug.jpg',
          { '@type': 'ImageObject', contentUrl: '//cdn.example/side.jpg' },
          '/mug.jpg',
          'data:image/png;base64,AA',
        ],
        offers: { '@type': 'Offer', price: '19.5', priceCurrency: 'USD' },
      }),
    ).toEqual({
      name: 'Blue mug',
      description: 'Holds half a litre. Glazed & fired twice.',
      price: '$19.50',
      oldPrice: undefined,
      photos: ['https://shop.example/mug.jpg', 'https://cdn.example/side.jpg'],
    })
  })

  it('finds it in a graph, in a list, under other data and in the first of its variants', () => {
    const mug = { '@type': ['Thing', 'http://schema.org/Product'], name: 'Mug' }
    const group = {
      '@type': 'ProductGroup',
      name: 'Mug',
      hasVariant: [
        { '@type': 'Product', name: 'Mug, blue', image: '/blue.jpg', offers: [{ price: 12, priceCurrency: 'EUR' }] },
      ],
    }
    for (const data of [
      { '@graph': [{ '@type': 'WebSite', name: 'Shop' }, mug] },
      [mug],
      { '@type': 'ItemPage', mainEntity: mug },
    ]) {
      expect(read(jsonLd(data)).name).toBe('Mug')
    }
    expect(read(jsonLd(group))).toMatchObject({ name: 'Mug', price: '€12', photos: ['https://shop.example/blue.jpg'] })
  })

  it('takes no other product that the page names beside it', () => {
    const other = { '@type': 'Product', name: 'Teapot', offers: { price: 40, priceCurrency: 'USD' } }
    expect(product({ isRelatedTo: other, review: { itemReviewed: other } })).toMatchObject({
      name: 'Mug',
      price: undefined,
    })
    const list = { '@type': 'ItemList', itemListElement: [{ item: other }] }
    expect(read(jsonLd(list) + jsonLd({ '@type': 'Product', name: 'Mug' })).name).toBe('Mug')
  })

  it.each([
    ['one price', { price: 20, priceCurrency: 'USD' }, '$20', undefined],
    ['the language of the page', { price: '1299.5', priceCurrency: 'EUR' }, '€1,299.50', undefined],
    ['a price with commas', { price: '1,299.00', priceCurrency: 'USD' }, '$1,299', undefined],
    ['a price as people write it', { price: 'CHF 19.–', priceCurrency: 'CHF' }, 'CHF 19', undefined],
    ['no currency', { price: '19.90' }, '19.90', undefined],
    ['a currency that is none', { price: '19.90', priceCurrency: 'money' }, '19.90', undefined],
    ['nothing asked', { price: '0.00', priceCurrency: 'USD' }, undefined, undefined],
    ['words', { price: 'on request' }, undefined, undefined],
    ['a price of a thousand letters', { price: `1${'x'.repeat(1_000)}` }, undefined, undefined],
    [
      'a range that is none',
      { '@type': 'AggregateOffer', lowPrice: 5, highPrice: '5.00', priceCurrency: 'USD' },
      '$5',
      undefined,
    ],
    [
      'a range',
      { '@type': 'AggregateOffer', lowPrice: 5, highPrice: 9, priceCurrency: 'USD', offers: [{ price: 5 }] },
      undefined,
      undefined,
    ],
    [
      'a price that was higher',
      {
        price: 80,
        priceCurrency: 'USD',
        priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 100 },
      },
      '$80',
      '$100',
    ],
    [
      'prices as specifications alone',
      {
        priceSpecification: [
          { price: 80, priceCurrency: 'GBP' },
          { priceType: 'https://schema.org/StrikethroughPrice', price: 100, priceCurrency: 'GBP' },
        ],
      },
      '£80',
      '£100',
    ],
    [
      'a list price that is lower',
      { price: 80, priceCurrency: 'USD', priceSpecification: [{ priceType: 'ListPrice', price: '79' }] },
      '$80',
      undefined,
    ],
  ])('reads from %s what it gives', (_, offers, price, oldPrice) => {
    expect(product({ offers })).toMatchObject({ price, oldPrice })
  })

  it('writes prices as the language of the page does', () => {
    const data = jsonLd({ '@type': 'Product', name: 'Tasse', offers: { price: 1299.5, priceCurrency: 'EUR' } })
    expect(read(`<html lang="de-AT">${data}`).price).toMatch(/^€ ?1[. ]299,50$/)
    expect(read(`<html lang="fr">${data}`).price).toBe('1 299,50 €')
    expect(read(`<html lang="klingon?!">${data}`).price).toBe('€1,299.50')
  })

  it('cuts what is longer than a field at a word or a sentence', () => {
    const { name, description } = product({
      name: 'Blue mug '.repeat(30),
      description: 'It holds half a litre. '.repeat(400),
    })
    expect(name).toMatch(/^(Blue mug ?)+( Blue)?$/)
    expect(countCharacters(name!)).toBeLessThanOrEqual(120)
    expect(countCharacters(description!)).toBeLessThanOrEqual(5_000)
    expect(description!.endsWith('litre.')).toBe(true)
    // At most four times as many UTF-16 units as characters are read, and a family has eight.
    expect(countCharacters(product({ name: '👩‍👩‍👧'.repeat(500) }).name!)).toBe(60)
  })
})

describe('microdata', () => {
  it('gives the same, from attributes and from texts', () => {
    const html = `
      <div itemscope itemtype="https://schema.org/Product">
        <h1 itemprop="name">Blue <b>mug</b></h1><img itemprop="image" src="/mug.jpg">
        <div itemprop="description">Holds <br>half a litre.</div>
        <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><span itemprop="name">Stars</span></div>
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
          <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="12.00">12 Euro</span></div>
      </div>`
    expect(read(html)).toEqual({
      name: 'Blue mug',
      description: 'Holds half a litre.',
      price: '€12',
      oldPrice: undefined,
      photos: ['https://shop.example/mug.jpg'],
    })
  })

  it('takes no property for one of every object', () => {
    const html =
      '<div itemscope itemtype="Product"><b itemprop="__proto__ constructor name">Mug</b><b itemprop="toString">x</b></div>'
    expect(read(html).name).toBe('Mug')
    expect(({} as { name?: string }).name).toBeUndefined()
  })
})

describe('what a page tells those who share it', () => {
  const head = (...metas: [string, string][]) =>
    metas.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('')

  it('is used if there is no data', () => {
    const html = head(
      ['og:site_name', 'Potters'],
      ['og:title', 'Blue mug – Potters'],
      ['og:description', 'Half a litre of tea.'],
      ['og:image', 'http://cdn.example/a.jpg'],
      ['og:image', 'https://cdn.example/b.jpg'],
      ['og:price:amount', '19.90'],
      ['og:price:currency', 'CAD'],
    )
    expect(read(`<title>Wrong</title>${html}`)).toEqual({
      name: 'Blue mug',
      description: 'Half a litre of tea.',
      price: '$19.90',
      oldPrice: undefined,
      photos: ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg'],
    })
  })

  it('gives the old price', () => {
    const prices = head(
      ['product:price:amount', '30'],
      ['product:price:currency', 'USD'],
      ['product:sale_price:amount', '20'],
      ['product:sale_price:currency', 'USD'],
    )
    expect(read(prices)).toMatchObject({ price: '$20', oldPrice: '$30' })
  })

  it('falls back to the title and the description for search engines', () => {
    const html =
      '<base href="/en/"><title> Blue\n mug </title><meta name="Description" content="Tea &lt;3"><meta name="twitter:image" content="m.jpg">'
    expect(read(html)).toEqual({
      name: 'Blue mug',
      description: 'Tea <3',
      price: undefined,
      oldPrice: undefined,
      photos: ['https://shop.example/en/m.jpg'],
    })
  })
})

describe('any bytes', () => {
  it('reads the encoding that the host, the page or its first bytes name', () => {
    const page = '<meta charset="windows-1252"><title>Tasse für Öl</title>'
    expect(read(Buffer.from(page, 'latin1'), 'text/html').name).toBe('Tasse für Öl')
    expect(read(Buffer.from('<title>Tasse für Öl</title>', 'latin1'), 'text/html; charset="ISO-8859-1"').name).toBe(
      'Tasse für Öl',
    )
    expect(read(Buffer.from('\uFEFF<title>Öl</title>', 'utf16le'), 'text/html').name).toBe('Öl')
    expect(read('<meta charset="no-such"><title>Öl</title>', 'text/html; charset=nonsense').name).toBe('Öl')
  })

  it.each([
    ['nothing', ''],
    ['no page', '\0\0\0'],
    ['broken data', '<script type="application/ld+json">{"@type": "Product",</script>'],
    ['data that is no thing', '<script type="application/ld+json">[null, 7, "Product", [[]]]</script>'],
    [
      'properties of the wrong kind',
      jsonLd({ '@type': 'Product', name: {}, description: [], image: [7, {}], offers: ['free', { price: {} }] }),
    ],
  ])('finds nothing in %s', (_, html) => {
    expect(read(html)).toEqual({
      name: undefined,
      description: undefined,
      price: undefined,
      oldPrice: undefined,
      photos: [],
    })
  })

  it('takes text for no markup of ours, and no control characters', () => {
    expect(product({ name: 'Mug &lt;b&gt;\u0000\u0007  blue' }).name).toBe('Mug <b> blue')
  })

  it('reads no inherited properties, and follows no circle', () => {
    const hostile = '{"@type":"Product","name":"Mug","__proto__":{"offers":{"price":1}},"constructor":{"prototype":{}},'
    const offer = '{"price":12,"priceCurrency":"USD","__proto__":{"price":3}}'
    const script = (text: string) => `<script type="application/ld+json">${text}</script>`
    expect(read(script(`${hostile}"image":"/m.jpg"}`))).toMatchObject({ name: 'Mug', price: undefined })
    expect(read(script(`${hostile}"offers":${offer}}`)).price).toBe('$12')
    const circle = {
      '@id': '#p',
      '@type': 'Product',
      name: 'Mug',
      offers: { '@id': '#o' },
      isVariantOf: { '@id': '#p' },
    }
    const inner = {
      '@id': '#o',
      price: 12,
      priceCurrency: 'USD',
      offers: { '@id': '#o' },
      itemOffered: { '@id': '#p' },
    }
    const graph = [{ ...circle, hasVariant: [{ '@id': '#p' }], image: { '@id': '#p' } }, inner]
    expect(read(jsonLd({ '@graph': graph }))).toMatchObject({ name: 'Mug', price: '$12' })
    const items = '<div id="a" itemprop="x" itemscope itemtype="Product" itemref="a"><b itemprop="name">Mug</b></div>'
    expect(read(items).name).toBe('Mug')
  })

  // Each would take minutes if it were read to its end, one element after the other.
  it.each([
    ['elements that never close', '<b>'.repeat(900_000) + '</i>'.repeat(50_000)],
    ['texts that are wanted inside each other', '<div itemscope>' + '<p itemprop=name>x'.repeat(150_000)],
    ['things inside things', '<div itemscope itemprop=a>'.repeat(100_000)],
    ['data inside data', `<script type="application/ld+json">${'{"a":['.repeat(100_000)}`],
    ['a list without end', jsonLd(Array.from({ length: 100_000 }, () => ({ a: [{}] })))],
    ['scripts of broken data', '<script type="application/ld+json">{"a</script>'.repeat(50_000)],
    ['scripts of a shop', '<script>var meta = {"product":{"variants":{{{{</script>'.repeat(50_000)],
    ['upright strokes', `<h1>${'b - '.repeat(100_000)}</h1><p>${'x'.repeat(4_000_000)}</p>`],
    ['meta elements without end', '<meta name=og:image content=x>'.repeat(90_000)],
  ])('gives up on %s', (_, html) => {
    expect(read(`<title>Mug</title>${html}`).name).toBe('Mug')
  })
})
