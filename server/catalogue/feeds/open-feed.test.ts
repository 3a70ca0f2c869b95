import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FEED_MAX_BYTES } from '#contract/catalogue/feed.ts'
import type { ChosenColumns } from './columns.ts'
import type { BadRow, FeedRow, GoodRow } from './feed.ts'
import { openFeed } from './open-feed.ts'

interface Product {
  file: string
  name: string
  description: string
  price: string
  discount: string
}

/** The products of the fixtures; some have more than one photo. */
const all = JSON.parse(readFileSync('test/fixtures/photos/products.json', 'utf8')) as Product[]
const products = [...new Map(all.map((product) => [product.name, product])).values()]
const NOW = new Date('2026-11-24T12:00:00Z')
const MUG = { id: 'm-1', title: 'Stoneware Mug', description: 'Holds a third of a litre.', image: 'mug.jpg' }

interface Read {
  columns?: ChosenColumns
  /** Size of each piece read from the disk: letters and marks are cut anywhere. */
  pieceBytes?: number
}

async function read(file: string | Uint8Array, { columns = new Map(), pieceBytes = 7 }: Read = {}) {
  const bytes = Buffer.from(file as string)
  async function* open() {
    for (let at = 0; at < bytes.byteLength; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  const feed = await openFeed(open, { now: NOW, columns })
  const rows: FeedRow[] = []
  for await (const row of feed.rows()) rows.push(row)
  const good = rows.filter((row): row is GoodRow => 'product' in row)
  const bad = rows.filter((row): row is BadRow => 'problem' in row)
  return { ...feed, good, bad, problems: bad.map(({ line, problem }) => `${line}: ${problem}`) }
}

function csv(rows: string[][], separator = ','): string {
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

/** Reads one product with these cells besides those that every product needs. */
async function readCells(cells: Record<string, string>) {
  const all = { ...MUG, ...cells }
  const { good, problems } = await read(csv([Object.keys(all), Object.values(all)]))
  return { product: good[0]?.product, notes: good[0]?.notes, problems }
}

function item(children: string): string {
  return `<item><g:id>m-1</g:id><title>Stoneware Mug</title><description>Holds a third of a litre.</description>
    <g:image_link>https://shop.example/mug.jpg</g:image_link>${children}</item>`
}

function rss(items: string, before = ''): string {
  return `<?xml version="1.0"?>${before}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}</channel></rss>`
}

const asProducts = products.map(({ file, name, description, price, discount }) => ({
  name,
  description,
  price: price || null,
  discount: discount || null,
  tagline: null,
  images: [file],
}))

it.each([',', ';', '\t', '|'])('reads a table with %j between its cells', async (separator) => {
  const rows = products.map(({ file, name, description, price, discount }) => [
    name,
    description,
    price,
    discount,
    file,
  ])
  const table = csv([['Name', 'Beschreibung', 'Preis', 'Rabatt', 'Bild'], ...rows], separator)
  for (const file of [table, `\uFEFF${table}`, `sep=${separator}\r\n${table}`]) {
    const { kind, knownBy, good, bad } = await read(file)
    expect({ kind, knownBy, bad }).toEqual({ kind: 'csv', knownBy: 'name', bad: [] })
    expect(good.map(({ product }) => product)).toEqual(asProducts)
  }
})

it.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])('reads %s', async (encoding) => {
  const text = 'name,description,image,price\nCrème brûlée,Für zwei: süß & kalt,a.jpg,"9,50 €"\n'
  const wide = Buffer.from(text, 'utf16le')
  const files: Record<string, Buffer[]> = {
    'utf-8': [Buffer.from(text)],
    'utf-16le': [wide, Buffer.from(`\uFEFF${text}`, 'utf16le')],
    'utf-16be': [Buffer.from(wide).swap16(), Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    'windows-1252': [Buffer.from(text.replace('€', '\x80'), 'latin1')],
  }
  for (const file of files[encoding]!) {
    const { good } = await read(file)
    expect(good[0]?.product).toMatchObject({
      name: 'Crème brûlée',
      description: 'Für zwei: süß & kalt',
      price: '9,50 €',
    })
  }
})

it('leaves broken letters out and reports it, but makes no product of a name with a hole', async () => {
  const rows = 'Grüne Lampe;Schön für Ölbäume und Fl*;a.jpg\nGr*ne Bank;Weiß;b.jpg\n'
  const file = Buffer.from(`name;description;image\n${rows}`).map((byte) => (byte === 0x2a ? 0xc3 : byte))
  const { good, problems } = await read(file)
  expect(good).toMatchObject([
    { product: { name: 'Grüne Lampe', description: 'Schön für Ölbäume und Fl' }, notes: [BROKEN] },
  ])
  expect(problems).toEqual(['3: Its name has a broken letter: please save the file again as CSV UTF-8.'])
})

const BROKEN = 'Letters of it are broken in the file and were left out: saved as CSV UTF-8 it has all of them.'

it('reads what Google Merchant Center takes, as XML and as a table', async () => {
  const items = products.map(
    ({ file, name, description, price }, index) => `<item>
      <title>Not this one</title><g:id>p${index}</g:id><g:title>${name.replaceAll('&', '&amp;')}</g:title>
      <g:description><![CDATA[${description}]]></g:description><g:price>${price}</g:price>
      <g:shipping><g:price>4.00 EUR</g:price></g:shipping>
      <g:image_link>https://shop.example/${file}</g:image_link>
      <g:additional_image_link>https://shop.example/b.jpg</g:additional_image_link></item>`,
  )
  const rows = products.map(({ file, name, description, price }, index) => [
    `p${index}`,
    name,
    description,
    price,
    `https://shop.example/${file}`,
    'https://shop.example/b.jpg',
  ])
  const header = ['id', 'title', 'description', 'price', 'image_link', 'additional_image_link']
  for (const file of [rss(items.join('\n')), csv([header, ...rows], '\t')]) {
    const { kind, knownBy, good, bad } = await read(file)
    expect({ kind, knownBy, bad }).toEqual({ kind: 'google', knownBy: 'id', bad: [] })
    expect(
      good.map(({ key, product: { name, description, price, images } }) => [key, name, description, price, ...images]),
    ).toEqual(rows.map((row) => row.map((cell) => (cell === '' ? null : cell))))
  }
})

it("folds the rows of Shopify's export into products", async () => {
  const { kind, good, bad } = await read(
    csv([
      ['Handle', 'Title', 'Body (HTML)', 'Option1 Value', 'Variant Price', 'Variant Compare At Price', 'Image Src'],
      [
        'mug',
        'Mug',
        '<p>Holds&nbsp;a <b>third</b> of a litre.</p><p>Safe &amp; sound</p>',
        'S',
        '19.90',
        '24.90',
        'https://a.example/1.jpg',
      ],
      ['mug', '', '', 'L', '29.90', '34.90', 'https://a.example/2.jpg'],
      ['mug', '', '', '', '', '', '//a.example/3.jpg'],
      ['bowl', 'Bowl', '<ul><li>Oven proof</li><li>Stackable</li></ul>', 'S', '12.00', '', 'https://a.example/4.jpg'],
      ['bowl', '', '', 'L', '15.00', '18.00', ''],
      ['cup', 'Cup', 'A cup to drink from.', '', '12.00', '10.00', 'https://a.example/5.jpg'],
    ]),
  )
  expect({ kind, bad }).toEqual({ kind: 'shopify', bad: [] })
  const images = (...numbers: number[]) => numbers.map((number) => `https://a.example/${number}.jpg`)
  expect(good).toMatchObject([
    {
      line: 2,
      key: 'mug',
      product: {
        description: 'Holds a third of a litre. Safe & sound',
        price: '19.90',
        discount: '24.90',
        images: images(1, 2, 3),
      },
    },
    {
      line: 5,
      key: 'bowl',
      product: { description: 'Oven proof. Stackable.', price: '12.00', discount: null, images: images(4) },
    },
    // A compare-at price that is not higher is not an old price.
    { line: 7, key: 'cup', product: { price: '12.00', discount: null, images: images(5) } },
  ])
})

it.each([
  [{ sale_price: '14.99 USD' }, '14.99 USD'],
  [{ sale_price: '19.99 USD' }, null],
  [{ sale_price: '24.99 USD' }, null],
  [{ sale_price: '14.99 EUR' }, null],
  [{ sale_price: '14.99 USD', sale_price_effective_date: '2026-11-01T00:00-0800/2026-11-30T23:59-0800' }, '14.99 USD'],
  [{ sale_price: '14.99 USD', sale_price_effective_date: '2026-11-01/2026-11-24' }, '14.99 USD'],
  [{ sale_price: '14.99 USD', sale_price_effective_date: '2026-11-01/2026-11-23' }, null],
  [{ sale_price: '14.99 USD', sale_price_effective_date: '2026-12-01T00:00Z/2026-12-05T00:00Z' }, null],
  [{ sale_price: '14.99 USD', sale_price_effective_date: 'this week' }, null],
  [{ sale_price: '14.99 USD', sale_price_effective_date: '2026-11-01/2026-11-31' }, null],
  [{ 'compare at price': '29.99 USD' }, '29.99 USD'],
  [{ 'compare at price': '9.99 USD' }, null],
  [{ discount: 'Only 12.99' }, 'Only 12.99'],
])('takes of %j no more than an ad can show', async (cells, discount) => {
  const { product } = await readCells({ price: '19.99 USD', ...cells })
  expect(product).toMatchObject({ price: '19.99 USD', discount })
})

it.each([
  [{ price: '9.525000', currency: 'KWD' }, '9.525 KWD'],
  [{ price: '29.989999771118164', currency: 'EUR' }, '29.99 EUR'],
  [{ price: '1980.0000', currency: 'JPY' }, '1980 JPY'],
  [{ price: '19.990000' }, '19.99'],
])('writes the price of %j with the decimals that its currency has', async (cells, price) => {
  expect((await readCells(cells)).product).toMatchObject({ price })
})

it('takes a regular price for the price if there is no other', async () => {
  const { product } = await readCells({ 'Regular price': '30', 'Sale price': '20' })
  expect(product).toMatchObject({ price: '30', discount: '20' })
})

it('cuts a long name at a word and notes it', async () => {
  const { product, notes } = await readCells({ title: `${'Very '.repeat(30)}long` })
  expect(product?.name).toBe('Very '.repeat(24).trim())
  expect(notes).toEqual(['Its name was cut to 120 letters.'])
  expect((await readCells({ title: 'x'.repeat(130) })).product?.name).toBe('x'.repeat(120))
})

it.each([
  [{ title: '' }, 'It has no name.'],
  [{ title: '\u200b\u2060' }, 'It has no name.'],
  [{ title: 'M' }, 'Product name must be at least 2 characters.'],
  [{ id: 'x'.repeat(300) }, 'Its id has more than 255 letters.'],
  [{ price: '9'.repeat(41) }, 'Its price or discount has more than 40 letters.'],
  [{ image: '' }, 'It has no photo.'],
  [{ image: 'file:///etc/passwd' }, 'The address of a photo must begin with https://.'],
  [{ image: 'https://[1' }, 'The address of a photo cannot be read.'],
])('reports what is wrong with %j', async (cells, problem) => {
  expect((await readCells(cells)).problems).toEqual([`2: ${problem}`])
})

it('identifies the rows of an id column by their ids, and a column without any by their names', async () => {
  const header = 'id,title,image\n'
  const { knownBy, problems } = await read(`${header}m-1,Mug,a.jpg\n,Bowl,b.jpg\n`)
  expect({ knownBy, problems }).toEqual({
    knownBy: 'id',
    problems: ['3: It has no id, so your next list could not update it.'],
  })
  expect(await read(`${header},Mug,a.jpg\n,Bowl,b.jpg\n`)).toMatchObject({ knownBy: 'name', problems: [] })
})

it('takes a product without a description, or with a short one', async () => {
  const [bare, short] = await Promise.all(['<p> </p>', 'A mug.'].map((description) => readCells({ description })))
  expect(bare!.product?.description).toBe('')
  expect(bare!.notes).toEqual(['It has no description: its ads show its name, price and photo.'])
  expect(short!.product?.description).toBe('A mug.')
  expect(short!.notes).toEqual([])
})

it('continues with the good rows of a table with every fault', async () => {
  const { good, problems } = await read(
    [
      'name,description,image,',
      'Mug,Holds a third of a litre.,mug.jpg',
      '',
      'Bowl,Deep, oven proof and stackable,bowl.jpg',
      '"Pan\n24 cm","Iron, ""seasoned""",pan.jpg,,',
      'Pot 5" wide,With a lid of glass,pot.jpg',
      'Mug,Another one of the same name,mug.jpg',
      'Cup',
      'Jug,A jug for the table,"jug.jpg',
      'Lid,A lid for the pot,lid.jpg',
    ].join('\n'),
  )
  expect(good.map(({ line, product: { name, description } }) => [line, name, description])).toEqual([
    [2, 'Mug', 'Holds a third of a litre.'],
    [5, 'Pan 24 cm', 'Iron, "seasoned"'],
    [7, 'Pot 5" wide', 'With a lid of glass'],
  ])
  expect(problems).toEqual([
    '4: It has 4 cells and the first row 3: a text with a comma or semicolon in it must stand in quotation marks.',
    '8: The product in line 2 has the same name.',
    '9: It has no photo.',
    '10: A quotation mark is opened here and not closed: nothing from here on could be read.',
  ])
})

it('reads the columns that were chosen and guesses the rest', async () => {
  const chosen = new Map([
    ['Was drin ist', 'description'],
    ['description', null],
  ] as const)
  const table = csv([
    ['constructor', 'title', 'description', 'Was drin ist', 'Image 2', 'Image'],
    ['x', 'Mug', 'internal notes only', 'Holds a third of a litre.', 'b.jpg', 'a.jpg'],
  ])
  const { columns, good } = await read(table, { columns: chosen })
  expect(columns.map(({ field }) => field)).toEqual([
    undefined,
    'name',
    undefined,
    'description',
    'moreImages',
    'image',
  ])
  expect(good[0]?.product).toMatchObject({ description: 'Holds a third of a litre.', images: ['a.jpg', 'b.jpg'] })
})

const after = item('').replaceAll('m-1', 'm-2')

it.each([
  ['a bare &', '<g:price>5 & 6</g:price>'],
  ['an entity of HTML', '<g:brand>A&nbsp;&euro;</g:brand>'],
  ['a letter of control', '<g:brand>A\u0001B</g:brand>'],
  ['a stray <', '<g:brand>5 < 6</g:brand>'],
  ['a field that is never closed', '<g:brand>'],
  ['a closing tag of nothing', '</b>'],
])('loses nothing but the field over %s', async (_fault, child) => {
  const { good, bad } = await read(rss(item(child) + after))
  expect([good.map(({ key }) => key), bad]).toEqual([['m-1', 'm-2'], []])
})

it('reports where an item is never closed, and where the XML breaks off', async () => {
  const open = item('').replace('</item>', '').replace('m-1', 'm-0')
  const { good, problems } = await read(`${rss(`${open}\n${after}`).split('</channel>')[0]}\n<item><g:id>`)
  expect(good.map(({ key }) => key)).toEqual(['m-2'])
  expect(problems).toEqual([
    '2: Its end is missing in the list.',
    '6: The list breaks off here: nothing from here on could be read.',
  ])
})

it.each([
  ['a document type', rss(item(''), '<!DOCTYPE rss>'), 'DOCTYPE'],
  [
    'entities that grow',
    rss(item('<g:brand>&b;</g:brand>'), '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    'DOCTYPE',
  ],
  ['a file as an entity', rss(item(''), '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), 'DOCTYPE'],
  ['XML without items', rss(''), 'has no products'],
  [
    'an element with attributes without end',
    rss(`<item ${Array.from({ length: 201 }, (_, index) => `a${index}="1"`).join(' ')}></item>`),
    'more than 200 details',
  ],
  ['elements in one another without end', rss('<a>'.repeat(5_001)), 'nested too deeply'],
  ['a web page', '<html><body>Sign in</body></html>', 'is a web page'],
  ['nothing', '', 'is empty'],
  ['empty lines', '\n\n', 'no row with the names'],
  ['a header alone', 'name,description\n', 'has no products'],
  ['a quotation mark in the header', '"name,description\nMug,Holds it all.\n', 'in the first row, cannot be read'],
  ['a workbook', 'PK\x03\x04...', 'save it as CSV'],
  ['what is packed', Buffer.from('1f8b0800', 'hex'), 'unpack it first'],
  ['a PDF', '%PDF-1.7', 'is a PDF'],
])('refuses %s with a sentence', async (_kind, file, sentence) => {
  await expect(read(file)).rejects.toThrow(sentence)
})

it('bounds the depth of XML', async () => {
  const { good, problems } = await read(rss(item(`${'<a>'.repeat(70)}${'</a>'.repeat(70)}`) + after))
  expect({ good: good.length, problems: problems.length }).toEqual({ good: 1, problems: 1 })
})

it('is not held up by a feed that is written to do so', { tags: 'thorough/faults' }, async () => {
  const pieceBytes = 65_536
  for (const run of [' ', ',', '; ', '-', '|', '9', '&', '<', '<a', '<!--', '</script ', '9,']) {
    const many = run.repeat(450_000 / run.length)
    const cells = { ...MUG, price: `1${many}1`, discount: '', 'sale price': `1${many}1`, image: `a${many}b` }
    const all = { ...cells, description: `Holds it ${many} all` }
    const { good, bad } = await read(csv([Object.keys(all), Object.values(all)]), { pieceBytes })
    expect(good.length + bad.length).toBe(1)
  }
  const folded = 'h,Mug,Holds a third of a litre.,1,https://a.example/a.jpg\n'.repeat(20_000)
  const shopify = `Handle,Title,Body (HTML),Variant Price,Image Src\n${folded}`
  expect((await read(shopify, { pieceBytes })).good).toHaveLength(1)
  expect((await read(rss(item('<a>x</a>'.repeat(200_000))), { pieceBytes })).good).toHaveLength(1)
})

it('bounds products, bytes and a row', async () => {
  const rows = Array.from({ length: 2001 }, (_, index) => [`Mug ${index}`, 'Holds a third of a litre.', 'a.jpg'])
  const table = (count: number) => csv([['name', 'description', 'image'], ...rows.slice(0, count)])
  const pieceBytes = 65_536
  expect((await read(table(2000), { pieceBytes })).good).toHaveLength(2000)
  await expect(read(table(2001), { pieceBytes })).rejects.toThrow('more than 2000 products')
  await expect(read(Buffer.alloc(FEED_MAX_BYTES + 1, 'a'), { pieceBytes })).rejects.toThrow('more than 50 MB')
  const endless = `name,description,image\nMug,"${'x'.repeat(1_100_000)}",a.jpg\n`
  expect((await read(endless, { pieceBytes })).problems).toEqual([
    expect.stringContaining('A quotation mark is opened here'),
  ])
})

it('keeps the address of a product’s page, wherever a feed has it, and no other text', async () => {
  const linkOf = async (cells: Record<string, string>) => (await readCells(cells)).product?.link
  expect(await linkOf({ link: 'https://shop.example/mug?a=1&b=2' })).toBe('https://shop.example/mug?a=1&b=2')
  expect(await linkOf({ 'Product URL': '//shop.example/mug' })).toBe('https://shop.example/mug')
  expect(await linkOf({})).toBeUndefined()
  for (const link of ['mug.html', 'javascript:alert(1)', 'https://', 'ftp://shop.example/mug']) {
    const { product, notes } = await readCells({ link })
    expect([product?.link, notes?.at(-1)]).toEqual([undefined, expect.stringContaining(`“${link}” is no address`)])
  }
  const inRss = await read(rss(item('<link>https://shop.example/mug</link>')))
  expect(inRss.good[0]?.product.link).toBe('https://shop.example/mug')
  const inAtom = await read(
    rss(item('<link rel="self" href="/x"/><link rel="alternate" href="https://shop.example/m"/>')),
  )
  expect(inAtom.good[0]?.product.link).toBe('https://shop.example/m')
})
