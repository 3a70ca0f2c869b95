import { expect, it } from 'vitest'
import { type TestApp, startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { unzip } from '#test/unzip.ts'
import { startWebHost, type WebHost } from '#test/catalogue/web-host.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { pageReads } from '#server/platform/db/schema.ts'
import { forgetPageReadsJob, registerPageReadsWorker } from './forget-page-reads.ts'

const MUG = 'https://shop.example/mug'
const PHOTO = 'https://shop.example/mug.png'
const DATA = {
  '@type': 'Product',
  name: 'Blue mug',
  description: 'Holds half a litre of tea.',
  image: ['/mug.png'],
  offers: { price: '19.50', priceCurrency: 'USD' },
}

describeOnBothDatabases('the page of a product', (database, isDefault) => {
  async function start() {
    const host = await startWebHost()
    const app = await startTestApp(database, { services: { fetch: makeGuardedFetch(host.network) } })
    const browser = await app.signedIn()
    await showPicture(host, '/mug.png')
    showPage(host, '/mug', DATA)
    return { host, app, browser }
  }

  it('is read and its photos are shown, with nothing kept; a chosen photo is an upload that an ad may use', async () => {
    const { app, browser, host } = await start()
    const { status, body } = await read(browser, 'shop.example/mug#reviews')
    expect(status).toBe(200)
    const { photos, ...words } = body
    expect(words).toEqual({
      address: MUG,
      productName: 'Blue mug',
      productDescription: 'Holds half a litre of tea.',
      productPrice: '$19.50',
      productDiscount: null,
      note: null,
    })
    expect(photos).toEqual([
      {
        address: PHOTO,
        preview: expect.stringMatching(/^data:image\/webp;base64,.{40,}/),
        widthPx: 240,
        heightPx: 240,
      },
    ])
    expect(await keptImages(browser)).toEqual([])

    const taken = await browser.post('/api/product-pages/photos', { address: MUG, photos: [PHOTO, PHOTO] })
    expect(taken).toMatchObject({ status: 200, body: [{ name: 'mug.png' }] })
    const ad = { productName: 'Blue mug', productDescription: 'Holds half a litre.', productImages: taken.body }
    expect(await browser.post('/api/creatives', ad)).toMatchObject({ status: 200, body: { productImages: taken.body } })
    expect(host.asked).toEqual(['shop.example/mug', 'shop.example/mug.png', 'shop.example/mug.png'])
    // Another user has to read the page first.
    const other = await app.signedIn('bob@example.com')
    const stolen = await other.post('/api/product-pages/photos', { address: MUG, photos: [PHOTO] })
    expect(stolen).toMatchObject({ status: 400, body: { field: 'photos' } })
  })

  it('is read ten times an hour at most, and none twice within a minute', async () => {
    const { app, browser, host } = await start()
    expect((await read(browser, MUG)).status).toBe(200)
    const again = await read(browser, `${MUG}#top`)
    expect(again).toMatchObject({ status: 429, body: { message: expect.stringContaining('try again in 60 seconds') } })
    expect(again.headers.get('retry-after')).toBe('60')
    later(app, 61)
    expect((await read(browser, MUG)).status).toBe(200)
    for (let number = 3; number <= 10; number++) expect((await read(browser, `${MUG}?v=${number}`)).status).toBe(400)
    const asked = host.asked.length
    const eleventh = await read(browser, 'https://shop.example/other')
    expect(eleventh).toMatchObject({ status: 429, body: { message: expect.stringContaining('in 59 minutes') } })
    expect(host.asked).toHaveLength(asked)
    expect((await read(await app.signedIn('bob@example.com'), MUG)).status).toBe(200)
    later(app, 3_600)
    expect((await read(browser, MUG)).status).toBe(200)
  })

  it('is read once if it is asked for twice at once', async () => {
    const { browser, host } = await start()
    const statuses = (await Promise.all([read(browser, MUG), read(browser, MUG)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429])
    expect(host.asked.filter((asked) => asked === 'shop.example/mug')).toHaveLength(1)
  })

  it('is deleted with its photos at night, is in the export until then, and goes with the account', async () => {
    const { app, browser } = await start()
    await read(browser, MUG)
    const exported = await browser.open('/api/account/export')
    expect(Buffer.from(await exported.arrayBuffer()).includes(`"address": "${MUG}"`)).toBe(true)
    await registerPageReadsWorker(app.services)
    const night = async () => {
      await app.services.jobs.send(app.services.db, forgetPageReadsJob, {})
      await expect.poll(() => countReads(app)).toBeLessThan(2)
    }
    await night()
    expect(await countReads(app)).toBe(1)
    later(app, 3_601)
    const late = await browser.post('/api/product-pages/photos', { address: MUG, photos: [PHOTO] })
    expect(late).toMatchObject({ status: 400, body: { message: expect.stringContaining('read it again') } })
    await app.services.jobs.send(app.services.db, forgetPageReadsJob, {})
    await expect.poll(() => countReads(app)).toBe(0)
    await read(browser, MUG)
    await browser.delete('/api/account')
    expect(await countReads(app)).toBe(0)
  })

  if (!isDefault) return

  it('may have less to say', async () => {
    const { browser, host } = await start()
    host.answers['/bare'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')
    expect(await read(browser, 'https://shop.example/bare')).toMatchObject({
      status: 200,
      body: {
        productName: null,
        productDescription: null,
        productPrice: null,
        productDiscount: null,
        note: null,
        photos: [],
      },
    })
  })

  it('shows at most eight photos, without dots, broken ones and what is none', async () => {
    const { browser, host } = await start()
    await showPicture(host, '/dot.png', 20)
    host.answers['/text.png'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('<svg/>')
    host.answers['/page.png'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')
    const more = Array.from({ length: 9 }, (_, index) => `/mug.png?${index}`)
    for (const path of more) host.answers[path] = host.answers['/mug.png']!
    const inside = 'https://127.0.0.1/secret.png'
    showPage(host, '/many', { ...DATA, image: ['/dot.png', '/text.png', '/page.png', '/none.png', inside, ...more] })
    const { body } = await read(browser, 'https://shop.example/many')
    expect(body.photos.map(({ address }: { address: string }) => address)).toEqual(
      more.slice(0, 3).map((path) => `https://shop.example${path}`),
    )
    expect(host.asked.some((asked) => asked.includes('secret'))).toBe(false)
  })

  it.each([
    ['blue mug', 'Please give the whole address'],
    ['localhost', 'Please give the whole address'],
    ['mailto:ada@shop.example', 'Please give the whole address'],
    ['javascript:alert(1)//shop.example', 'Please give the whole address'],
    [`shop.example/${'é'.repeat(500)}`, 'Please give the whole address'],
    ['https://shop.example:8443/mug', 'only addresses that begin with https:// are opened'],
    ['https://ada:word@shop.example/mug', 'only addresses that begin with https:// are opened'],
    ['https://127.0.0.1/mug', 'the address is not on the public internet'],
    ['shop.example/none', 'there is nothing at this address'],
    ['shop.example/mug.png', 'This address leads to no web page'],
    ['shop.example/large', 'This page is larger than 3 MB'],
    ['shop.example/question', '(a robot check)'],
    ['shop.example/forbidden', 'does not let our server in'],
    ['shop.example/busy', 'does not let our server in'],
  ])('reports for %s why it is not read', async (address, sentence) => {
    const { browser, host } = await start()
    host.answers['/large'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(3_200_000, 'x'))
    host.answers['/question'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Just a moment...</title>')
    host.answers['/forbidden'] = (_, response) => void response.writeHead(403).end()
    host.answers['/busy'] = (_, response) => void response.writeHead(429).end()
    const answer = await read(browser, address)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(sentence), field: 'address' },
    })
  })

  it('gives the price of the variant that the address names, in its hash too, and a range if it names none', async () => {
    const { browser, host } = await start()
    const variant = (color: string, price: string) => ({ color, offers: { price, priceCurrency: 'USD' } })
    const data = { '@type': 'ProductGroup', name: 'Mug', hasVariant: [variant('red', '10'), variant('gold', '20')] }
    for (const path of ['/group', '/group?v=2']) showPage(host, path, data)
    const named = await read(browser, 'https://shop.example/group#gold')
    expect(named.body).toMatchObject({ address: 'https://shop.example/group', productPrice: '$20', note: null })
    const { body } = await read(browser, 'https://shop.example/group?v=2')
    expect(body).toMatchObject({ productPrice: null, note: expect.stringContaining('from $10 to $20') })
  })

  it('gives all photos that were chosen, or none', async () => {
    const { browser, host } = await start()
    await showPicture(host, '/side.png')
    showPage(host, '/two', { ...DATA, image: ['/mug.png', '/side.png'] })
    const address = 'https://shop.example/two'
    expect((await read(browser, address)).body.photos).toHaveLength(2)
    const photos = [PHOTO, 'https://shop.example/side.png']
    delete host.answers['/side.png']
    const gone = await browser.post('/api/product-pages/photos', { address, photos })
    expect(gone).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('cannot be fetched any more'), field: 'photos' },
    })
    host.answers['/side.png'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('text')
    expect((await browser.post('/api/product-pages/photos', { address, photos })).status).toBe(415)
    expect(await keptImages(browser)).toEqual([])
    // A photo that the page did not name is not fetched.
    const foreign = await browser.post('/api/product-pages/photos', {
      address,
      photos: ['https://shop.example/other.png'],
    })
    expect(foreign.status).toBe(400)
    expect(host.asked).not.toContain('shop.example/other.png')
  })
})

function read(browser: TestClient, address: string) {
  return browser.post('/api/product-pages', { address })
}

function showPage(host: WebHost, path: string, data: object) {
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  host.answers[path] = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}

async function showPicture(host: WebHost, path: string, sizePx = 240) {
  const bytes = await drawHalves(sizePx, sizePx).png().toBuffer()
  host.answers[path] = (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
}

function later({ services }: TestApp, seconds: number) {
  services.setTime(new Date(services.now().getTime() + seconds * 1000))
}

async function countReads({ services }: TestApp): Promise<number> {
  return services.db.$count(pageReads)
}

/** Returns the names of the pictures in the export of a user's data. */
async function keptImages(browser: TestClient): Promise<string[]> {
  const zip = unzip(Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer()))
  return [...zip.keys()].filter((name) => name.startsWith('uploads/'))
}
