import { createHash, randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import type { CampaignFeedOut } from '#contract/catalogue/campaign-feed-out.ts'
import type { FormatId } from '#contract/formats.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import {
  campaignProducts,
  campaignResults,
  feedOutPictures,
  feedsOut,
  images,
  orphanedObjects,
  subscriptions,
  users,
} from '#server/platform/db/schema.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import { deleteObjects } from '#server/pictures/images/delete-objects.ts'
import type { Services } from '#server/services.ts'
import { givenCatalogue, openCatalogue, RUNNING, type Sold } from '#test/catalogue/catalogue.ts'
import { describeOnBothDatabases, type TestDatabase } from '#test/platform/database.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { queueDueFeeds } from './feed-out-worker.ts'
import { takeDueFeeds, takeFeed } from './feed-out-store.ts'
import { openFeedSeal, resealTokens } from './feed-token.ts'
import { publishFeed } from './publish-feed.ts'
import { sweepFeedPictures } from './sweep-pictures.ts'

const DAY_MS = 24 * 60 * 60_000
const MUGS: Sold[] = ['a', 'b', 'c'].map((id) => ({ id }))
const SETTINGS = { formats: ['square'] as FormatId[], place: 'image_link' as const, shopping: false }

interface Row {
  id: string
  image: string | undefined
  more: string[]
}

/** Painters whose files differ by the texts that they show, as those of the studio do. */
const PAINTERS: Painters = {
  ...TEXT_PAINTERS,
  paint: async (...task) => withTexts(await TEXT_PAINTERS.paint(...task)),
  repaint: async (...task) => {
    const repainted = await TEXT_PAINTERS.repaint(...task)
    return 'jpeg' in repainted ? withTexts(repainted) : repainted
  },
}

function withTexts<Painted extends { jpeg: Uint8Array; layout: { layers: unknown } }>(painted: Painted): Painted {
  return { ...painted, jpeg: Buffer.concat([painted.jpeg, Buffer.from(JSON.stringify(painted.layout.layers))]) }
}

/** Makes a painted campaign with a feed out, and what tests do with it. */
async function givenFeedOut(
  database: TestDatabase,
  {
    settings = {},
    formats = ['square'],
    photoPx = 600,
  }: { settings?: object; formats?: FormatId[]; photoPx?: number } = {},
) {
  const catalogue = await givenCatalogue(database, { formats })
  const { app, host, browser, path, campaign, upload, paint } = catalogue
  const photo = await drawProduct('#ffffff', photoPx).png().toBuffer()
  for (const { id } of [...MUGS, { id: 'd' }])
    host.answers[`/${id}.png`] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(photo)
  const publish = (services: Partial<Services> = {}) =>
    publishFeed({ ...app.services, ...services }, campaign.id, RUNNING.signal)
  const feedOut = async () => (await browser.get(`${path}/feed-out`)).body.feedOut as CampaignFeedOut
  const pathOf = async (form: 'xml' | 'csv' | 'tsv', of: 'addresses' | 'shoppingAddresses' = 'addresses') =>
    new URL((await feedOut())[of]![form]).pathname
  const open = async (form: 'xml' | 'csv' | 'tsv' = 'csv', of?: 'shoppingAddresses') =>
    app.client().get(await pathOf(form, of))
  await upload(MUGS)
  await browser.post(`${path}/start`)
  await paint(PAINTERS)
  await browser.put(`${path}/feed-out`, { ...SETTINGS, ...settings })
  await publish()
  return {
    ...catalogue,
    publish,
    feedOut,
    pathOf,
    open,
    rows: async () => readTable((await open('csv')).text, ','),
    fetchPicture: (address: string) => app.client().open(new URL(address).pathname),
    change: async (sold: readonly Sold[]) => {
      await upload(sold)
      await browser.post(`${path}/start`)
      await paint(PAINTERS)
      await publish()
    },
    setPlan: (status: string) =>
      app.services.db.update(subscriptions).set({ status }).where(eq(subscriptions.userId, browser.userId!)),
    later: (ms: number) => app.services.setTime(new Date(app.services.now().getTime() + ms)),
  }
}

/** Reads a table as an independent program does. */
function readTable(text: string, delimiter: string): Row[] {
  const records = parse<Record<string, string>>(text, { columns: true, delimiter })
  return records.map(({ id = '', image_link: image, additional_image_link: more = '' }) => ({
    id,
    image,
    more: more === '' ? [] : more.split(','),
  }))
}

/** Reads XML as an independent program does, strictly. */
function readXml(text: string): Row[] {
  const rows: Row[] = []
  let path: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri, local }) => {
    path = [...path, uri ? `g:${local}` : local]
    if (local === 'item') rows.push({ id: '', image: undefined, more: [] })
  })
  parser.on('closetag', () => (path = path.slice(0, -1)))
  parser.on('text', (words) => {
    const row = rows.at(-1)
    if (!row) return
    if (path.at(-1) === 'g:id') row.id += words
    if (path.at(-1) === 'g:image_link') row.image = words
    if (path.at(-1) === 'g:additional_image_link') row.more.push(words)
  })
  parser.write(text).close()
  return rows
}

const hashOf = async (response: Response) =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')

describeOnBothDatabases('a feed out', (database) => {
  it('gives each product its picture at the hash of its bytes, in three forms, to anybody', async () => {
    const { app, open, rows, fetchPicture, feedOut } = await givenFeedOut(database)
    const csv = await rows()
    expect(csv.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(readTable((await open('tsv')).text, '\t')).toEqual(csv)
    expect(readXml((await open('xml')).text)).toEqual(csv.map((row) => ({ ...row, image: row.image, more: [] })))
    for (const { image } of csv) {
      const picture = await fetchPicture(image!)
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(image).toBe(`${app.services.config.publicUrl}/f/p/${await hashOf(picture)}.jpg`)
    }
    expect(await feedOut()).toMatchObject({
      ...SETTINGS,
      report: { rows: 3, pictures: 3, notes: [] },
      isPublishing: false,
      endsAt: null,
      message: null,
      shoppingAddresses: null,
    })
  })

  it('says in the log what was published, and nothing where nothing was', async () => {
    const { publish, change, app } = await givenFeedOut(database)
    const written: unknown[] = []
    const log = { ...app.services.log, info: (...line: unknown[]) => written.push(line) }
    await publish({ log: log as unknown as Services['log'] })
    expect(written).toEqual([])
    await change([{ id: 'a', price: '$25' }, MUGS[1]!])
    await app.services.db.update(feedOutPictures).set({ sourceId: randomUUID(), sha256: 'x' })
    await publish({ log: log as unknown as Services['log'] })
    const facts = expect.objectContaining({ copied: 2, retired: 0, missing: 0, rows: 2, pictures: 2 })
    expect(written).toEqual([[facts, 'A feed out is published']])
  })

  it('answers HEAD and conditional requests, and is another one only after a change', async () => {
    const { app, pathOf, publish, change, open } = await givenFeedOut(database)
    const { headers } = await open('csv')
    const [etag, modified] = [headers.get('etag')!, headers.get('last-modified')!]
    const ask = async (asked: Record<string, string>, method = 'GET') =>
      (await app.client().request(await pathOf('csv'), { method, headers: asked })).status
    expect(await ask({ 'if-none-match': etag })).toBe(304)
    expect(await ask({ 'if-modified-since': modified })).toBe(304)
    expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200)
    const head = await app.client().request(await pathOf('csv'), { method: 'HEAD' })
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag])
    await publish()
    expect(await ask({ 'if-none-match': etag }), 'published again').toBe(304)
    await change([{ id: 'a', price: '$25' }, MUGS[1]!, MUGS[2]!])
    expect(await ask({ 'if-none-match': etag })).toBe(200)
    // The clock of the test stands still: a second that has passed is none of the answer's.
    expect(await ask({ 'if-modified-since': modified })).toBe(200)
  })

  it.each(['xml', 'csv', 'tsv'] as const)(
    'sends a .%s packed to those who unpack it, each with a tag of its own',
    async (form) => {
      const { app, pathOf } = await givenFeedOut(database)
      const url = await pathOf(form)
      const ask = (encoding: string, options: { method?: 'HEAD'; headers?: Record<string, string> } = {}) =>
        app.app.inject({ url, ...options, headers: { 'accept-encoding': encoding, ...options.headers } })
      const plain = await ask('identity')
      expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': expect.stringMatching(/utf-8$/) })
      expect([plain.headers['content-encoding'], plain.body.includes('c')]).toEqual([undefined, true])
      const tags = new Set([plain.headers['etag']])
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await ask(encoding)
        expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
        const { etag = '', 'content-type': type, 'last-modified': modified } = packed.headers
        expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
        expect([type, modified]).toEqual([plain.headers['content-type'], plain.headers['last-modified']])
        expect(packed.headers['content-length']).toBeUndefined()
        tags.add(etag)
        const head = await ask(encoding, { method: 'HEAD' })
        expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([200, 0, undefined])
        expect(head.headers).toMatchObject({ etag, 'content-encoding': encoding, vary: 'accept-encoding' })
        const same = await ask(encoding, { headers: { 'if-none-match': etag } })
        expect([same.statusCode, same.rawPayload.length, same.headers['content-encoding']]).toEqual([304, 0, undefined])
        expect(same.headers).toMatchObject({ etag, vary: 'accept-encoding' })
        // A proxy that packs by itself makes a tag weak.
        expect((await ask(encoding, { headers: { 'if-none-match': `W/${etag}` } })).statusCode).toBe(304)
        expect((await ask('identity', { headers: { 'if-none-match': etag } })).statusCode, 'another file').toBe(200)
        expect((await ask(encoding, { headers: { range: 'bytes=0-3' } })).statusCode, 'always whole').toBe(200)
      }
      expect(tags.size).toBe(3)
    },
  )

  it('moves the address of a picture exactly if its bytes change, and serves the old one for a while', async () => {
    const { app, rows, change, fetchPicture, later } = await givenFeedOut(database)
    const before = await rows()
    await change([{ id: 'a', price: '$25' }, MUGS[1]!, MUGS[2]!])
    const after = await rows()
    expect(after[0]!.image).not.toBe(before[0]!.image)
    expect(after.slice(1)).toEqual(before.slice(1))
    later(29 * DAY_MS)
    await sweepFeedPictures(app.services)
    expect((await fetchPicture(before[0]!.image!)).status).toBe(200)
    later(2 * DAY_MS)
    expect((await fetchPicture(before[0]!.image!)).status, 'not swept yet').toBe(404)
    await sweepFeedPictures(app.services)
    expect((await fetchPicture(after[0]!.image!)).status).toBe(200)
    const { db } = app.services
    const orphans = (await db.select().from(orphanedObjects)).map(({ key }) => key.split('/')[1]!)
    await deleteObjects(app.services, { imageIds: [...new Set(orphans)] })
    expect(await db.$count(images, eq(images.kind, 'feed'))).toBe(3)
    const kept = []
    for await (const key of app.services.storage.list('images/')) kept.push(key)
    const known = (await db.select({ id: images.id }).from(images)).map(({ id }) => `images/${id}`)
    expect(kept.toSorted()).toEqual(known.toSorted())
  })

  it('keeps the last good picture of what failed or is stale, leaves out what never had one, and says so', async () => {
    const { app, upload, rows, publish, feedOut } = await givenFeedOut(database)
    const before = await rows()
    await upload([{ id: 'a', price: '$25' }, ...MUGS.slice(1), { id: 'd', name: 'Jug' }])
    const { db } = app.services
    await db.update(campaignResults).set({ state: 'failed', message: 'It failed.' }).where(eq(campaignResults.key, 'b'))
    await publish()
    expect(await rows()).toEqual(before)
    expect((await feedOut()).report).toEqual({
      rows: 3,
      pictures: 3,
      notes: [
        { reason: 'notMade', kept: false, products: 1, names: ['Jug'] },
        { reason: 'failed', kept: true, products: 1, names: ['Mug b'] },
        { reason: 'stale', kept: true, products: 1, names: ['Mug a'] },
      ],
    })
  })

  it('has the picture of a product whose page moved: no picture shows an address', async () => {
    const { app, publish, feedOut, browser, path } = await givenFeedOut(database, {
      formats: ['square', 'leaderboard'],
    })
    const link = { link: 'https://shop.example/mug?utm_source=feed' }
    await app.services.db
      .update(campaignProducts)
      .set({ product: sql`${campaignProducts.product} || ${JSON.stringify(link)}::jsonb` })
    await browser.put(`${path}/feed-out`, { ...SETTINGS, formats: ['leaderboard'] })
    await publish()
    expect((await feedOut()).report).toMatchObject({ rows: 3, pictures: 3, notes: [] })
  })

  it('has the sizes that were chosen in their order, and more of them in the other column', async () => {
    const formats: FormatId[] = ['square', 'leaderboard']
    const { browser, path, open, rows, publish } = await givenFeedOut(database, {
      formats,
      settings: { formats: ['leaderboard', 'square'] },
    })
    const both = await rows()
    expect(both[0]).toMatchObject({ id: 'a', more: [expect.stringMatching(/^http/)] })
    expect(readXml((await open('xml')).text)).toEqual(both)
    await browser.put(`${path}/feed-out`, {
      ...SETTINGS,
      formats: ['leaderboard', 'square'],
      place: 'additional_image_link',
    })
    const additional = await open('csv')
    expect(additional.text.split('\r\n')[0]).toBe('id,additional_image_link')
    expect(readTable(additional.text, ',')[0]).toEqual({
      id: 'a',
      image: undefined,
      more: [both[0]!.image, ...both[0]!.more],
    })
    await browser.put(`${path}/feed-out`, { ...SETTINGS, formats: ['square'] })
    await publish()
    expect(await rows()).toEqual(both.map(({ id, more }) => ({ id, image: more[0], more: [] })))
  })

  it('gives Google Shopping the photos, of at least 500 pixels', async () => {
    const { host, change, open, fetchPicture, feedOut } = await givenFeedOut(database, { settings: { shopping: true } })
    const rows = readTable((await open('csv', 'shoppingAddresses')).text, ',')
    expect(rows).toHaveLength(3)
    expect((await fetchPicture(rows[0]!.image!)).headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
    const small = await drawProduct('#ffffff', 240).png().toBuffer()
    host.answers['/d.png'] = (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(small)
    await change([...MUGS, { id: 'd', name: 'Jug' }])
    expect(readTable((await open('csv', 'shoppingAddresses')).text, ',')).toEqual(rows)
    expect((await feedOut()).report).toMatchObject({
      rows: 4,
      pictures: 7,
      notes: [{ reason: 'smallPhoto', kept: false, products: 1, names: ['Jug'] }],
    })
  })

  it('has a row for each id that the list has of a product, and none for one without', async () => {
    const { app, rows, open, publish, feedOut } = await givenFeedOut(database)
    const { db } = app.services
    const setIds = (key: string, ids: string[]) =>
      db.update(campaignProducts).set({ ids }).where(eq(campaignProducts.key, key))
    const odd = ['a-s', 'a "M"', 'a,l & <xl>', '-5', '=1+1', 'tab\there', ' x']
    await setIds('a', odd)
    await setIds('b', [])
    await publish()
    const expected = ['a-s', 'a "M"', 'a,l & <xl>', '-5', ' x', 'c']
    expect((await rows()).map(({ id }) => id)).toEqual(expected)
    expect(readTable((await open('tsv')).text, '\t').map(({ id }) => id)).toEqual(expected)
    expect(readXml((await open('xml')).text).map(({ id }) => id)).toEqual(expected.toSpliced(4, 0, '=1+1'))
    expect((await feedOut()).report).toMatchObject({
      notes: [
        { reason: 'noId', products: 1, names: ['Mug b'] },
        { reason: 'oddId', products: 1, names: ['Mug a'] },
        { reason: 'formulaId', products: 1, names: ['Mug a'] },
      ],
    })
  })

  it('says of the handles of an export that platforms may not know them, and not of the SKUs of variants', async () => {
    const { app, browser, host, path, publish, feedOut, rows } = await givenFeedOut(database)
    const send = async (file: string) => {
      const form = new FormData()
      form.append('feed', new Blob([file]), 'products_export.csv')
      await browser.post(`${path}/feed`, form)
      await publish()
    }
    const head =
      'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status'
    const mug = (id: string) =>
      `${id},Mug ${id},,TRUE,Title,Default Title,SKU-${id},$20,https://shop.example/${id}.png,active`
    const shirt = (size: string) => `c,Shirt,,TRUE,Size,${size},SKU-${size},$20,https://shop.example/c.png,active`
    expect(host.answers['/c.png']).toBeDefined()
    await send([head, mug('a'), mug('b'), shirt('S'), shirt('M')].join('\n'))
    const noteOf = async () => (await feedOut()).report?.notes.find(({ reason }) => reason === 'handleId')
    expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b']))
    expect(await noteOf()).toEqual({ reason: 'handleId', kept: false, products: 3, names: ['Mug a', 'Mug b', 'Shirt'] })
    await app.services.db
      .update(campaignProducts)
      .set({ ids: ['SKU-S', 'SKU-M'] })
      .where(eq(campaignProducts.key, 'c'))
    await publish()
    expect(await noteOf()).toMatchObject({ products: 2, names: ['Mug a', 'Mug b'] })
    await send('id,title,price,image_link\na,Mug a,$20,https://shop.example/a.png')
    expect(await noteOf()).toBeUndefined()
  })

  it('loses a product with the list, whose picture is served on', async () => {
    const { rows, upload, publish, fetchPicture } = await givenFeedOut(database)
    const [, , last] = await rows()
    await upload(MUGS.slice(0, 2))
    await publish()
    expect((await rows()).map(({ id }) => id)).toEqual(['a', 'b'])
    expect((await fetchPicture(last!.image!)).status).toBe(200)
  })

  it('says which pictures show an older price, of products that are sold out or cannot be read, too', async () => {
    const { browser, path, rows, publish, feedOut } = await givenFeedOut(database)
    const before = await rows()
    const send = async (...lines: string[]) => {
      const form = new FormData()
      form.append('feed', new Blob([['id,name,price,availability,image', ...lines].join('\n')]), 'feed.csv')
      expect((await browser.post(`${path}/feed`, form)).status).toBe(200)
      await publish()
      return (await feedOut()).report?.notes
    }
    const line = (id: string, price: string, stock: string, image = `https://shop.example/${id}.png`) =>
      [id, `Mug ${id}`, price, stock, image].join(',')
    expect(
      await send(line('a', '$20', 'in stock'), line('b', '$20', 'out of stock'), line('c', '$20', 'in stock')),
    ).toEqual([])
    const stale = (...names: string[]) => [{ reason: 'stale', kept: true, products: names.length, names }]
    expect(
      await send(line('a', '$25', 'in stock'), line('b', '$20', 'out of stock'), line('c', '$20', 'in stock')),
    ).toEqual(stale('Mug a'))
    expect(
      await send(line('a', '$20', 'in stock'), line('b', '$25', 'out of stock'), line('c', '$20', 'in stock', '')),
    ).toEqual(stale('Mug b', 'Mug c'))
    expect(await rows()).toEqual(before)
  })

  it('loses a product that is left out with its ad, and has none that was never made', async () => {
    const { browser, path, rows, publish, feedOut, upload } = await givenFeedOut(database)
    await upload([...MUGS, { id: 'd', name: 'Mug d' }])
    const leaveOut = (text: string) => ({ does: 'leaveOut', when: { of: 'words', text } })
    await browser.put(`${path}/rules`, { rules: [leaveOut('Mug a'), leaveOut('Mug d')] })
    await publish()
    expect(
      (await rows()).map(({ id }) => id),
      'its ad is still there',
    ).toEqual(['a', 'b', 'c'])
    await browser.post(`${path}/start`)
    await publish()
    expect((await rows()).map(({ id }) => id)).toEqual(['b', 'c'])
    expect((await feedOut()).report).toMatchObject({ rows: 2, pictures: 2, notes: [] })
  })

  it('names no picture that is not stored, though it is killed in the middle, and loses none', async () => {
    const { app, browser, path, publish, rows, fetchPicture, later } = await givenFeedOut(database)
    await browser.delete(`${path}/feed-out`)
    await browser.put(`${path}/feed-out`, SETTINGS)
    let puts = 0
    const put: Services['storage']['put'] = async (...args) => {
      if (++puts === 3) throw new Error('killed')
      await app.services.storage.put(...args)
    }
    await expect(publish({ storage: { ...app.services.storage, put } })).rejects.toThrow('killed')
    const { db } = app.services
    expect(await db.$count(feedOutPictures)).toBe(0)
    // A process that is killed releases nothing.
    await db.update(feedsOut).set({ lease: randomUUID(), leasedAt: app.services.now() })
    await publish()
    expect(await db.$count(feedOutPictures), 'the other one may still be at work').toBe(0)
    later(11 * 60_000)
    await publish()
    const found = await rows()
    expect(found).toHaveLength(3)
    for (const { image } of found) expect((await fetchPicture(image!)).status).toBe(200)
  })

  it('is published by one of two at once, and queued by one of two schedulers', async () => {
    const { app, campaign, browser, path, publish, rows } = await givenFeedOut(database)
    await browser.delete(`${path}/feed-out`)
    await browser.put(`${path}/feed-out`, SETTINGS)
    await Promise.all([publish(), publish(), publish()])
    const { db, now } = app.services
    expect(await db.$count(feedOutPictures)).toBe(3)
    expect(await rows()).toHaveLength(3)
    const at = new Date(now().getTime() + DAY_MS)
    const take = () => takeDueFeeds(db, { now: at, lostBefore: now(), retryAt: new Date(at.getTime() + 1), limit: 9 })
    expect((await Promise.all([take(), take()])).flat()).toMatchObject([{ campaignId: campaign.id }])
    await queueDueFeeds(app.services)
  })

  it('publishes once more what changed while it was published', async () => {
    const { app, campaign, upload, publish } = await givenFeedOut(database)
    const { db, now } = app.services
    const due = async () => (await db.select().from(feedsOut))[0]!.dueAt <= now()
    const storage = {
      ...app.services.storage,
      get: async (key: string) => {
        await upload([...MUGS].toReversed())
        return app.services.storage.get(key)
      },
    }
    await db.update(feedOutPictures).set({ sourceId: randomUUID(), sha256: 'x' })
    expect(await due()).toBe(false)
    await publish({ storage })
    expect(await due()).toBe(true)
    expect(campaign.id).toBeDefined()
  })

  it('writes nothing after its end, and does not come back', async () => {
    const { app, browser, path, publish, open, pathOf, rows, fetchPicture } = await givenFeedOut(database)
    const address = await pathOf('csv')
    const [first] = await rows()
    const { db } = app.services
    await db.update(feedOutPictures).set({ sourceId: randomUUID(), sha256: 'x' })
    const storage = {
      ...app.services.storage,
      get: async (key: string) => {
        await browser.delete(`${path}/feed-out`)
        return app.services.storage.get(key)
      },
    }
    await publish({ storage })
    expect(await db.$count(feedOutPictures)).toBe(0)
    expect(await db.$count(images, eq(images.kind, 'feed'))).toBe(0)
    expect((await app.client().get(address)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/^This feed/),
    })
    expect((await fetchPicture(first!.image!)).status).toBe(404)
    await browser.put(`${path}/feed-out`, SETTINGS)
    expect((await open()).status, 'not published yet').toBe(503)
    expect(await pathOf('csv')).not.toBe(address)
  })

  it('gets a new address, and the one before opens nothing', async () => {
    const { app, browser, path, pathOf, rows } = await givenFeedOut(database)
    const [address, before] = [await pathOf('csv'), await rows()]
    const { body } = await browser.post(`${path}/feed-out/link`)
    expect(new URL(body.feedOut.addresses.csv).pathname).not.toBe(address)
    expect((await app.client().get(address)).status).toBe(404)
    expect(await rows()).toEqual(before)
    expect(JSON.stringify(await app.services.db.select().from(feedsOut))).not.toContain(address.slice(3, 20))
  })

  it('is served for 30 days after a downgrade, as it was, and goes on with Pro', async () => {
    const { app, browser, path, setPlan, publish, rows, open, feedOut, later, fetchPicture, change } =
      await givenFeedOut(database)
    const before = await rows()
    await setPlan('canceled')
    const ends = new Date(app.services.now().getTime() + 30 * DAY_MS).toISOString()
    expect((await feedOut()).endsAt).toBe(ends)
    await publish()
    expect((await feedOut()).endsAt).toBe(ends)
    expect((await browser.put(`${path}/feed-out`, SETTINGS)).body.code).toBe('PLAN_REQUIRED')
    later(30 * DAY_MS - 1)
    await publish()
    await sweepFeedPictures(app.services)
    expect(await rows()).toEqual(before)
    expect((await fetchPicture(before[0]!.image!)).status).toBe(200)
    later(1)
    expect((await open()).body.message).toMatch(/^This feed has ended/)
    expect((await fetchPicture(before[0]!.image!)).status).toBe(404)
    await sweepFeedPictures(app.services)
    expect(await app.services.db.$count(feedOutPictures)).toBe(0)
    await setPlan('active')
    await publish()
    expect(await rows(), 'the same bytes have the same addresses').toEqual(before)
    await change([{ id: 'a', price: '$25' }])
    expect(await rows()).toHaveLength(1)
  })

  it('is served for no suspended user, and published for none', async () => {
    const { app, browser, open, rows, fetchPicture, campaign } = await givenFeedOut(database)
    const [first] = await rows()
    await app.services.db.update(users).set({ suspendedAt: app.services.now() }).where(eq(users.id, browser.userId!))
    expect((await app.client().get(new URL(first!.image!).pathname)).status).toBe(404)
    expect((await fetchPicture(first!.image!)).status).toBe(404)
    const now = app.services.now()
    const lease = { lease: randomUUID(), now, lostBefore: now, nextAt: now }
    expect(await takeFeed(app.services.db, campaign.id, lease)).toBeUndefined()
    expect(open).toBeDefined()
  })

  it('goes with its campaign, pictures and all, and leaves those of others with the same bytes', async () => {
    const { app, campaign, host, browser, path, rows, fetchPicture } = await givenFeedOut(database, {
      settings: { shopping: true },
    })
    const other = await openCatalogue(app, host)
    await other.upload(MUGS)
    await other.browser.post(`${other.path}/start`)
    await other.paint(PAINTERS)
    await other.browser.put(`${other.path}/feed-out`, { ...SETTINGS, shopping: true })
    await publishFeed(app.services, other.campaign.id, RUNNING.signal)
    const { db } = app.services
    const pictures = await db.select().from(feedOutPictures)
    const shared = pictures.find(({ campaignId, slot }) => campaignId === other.campaign.id && slot === 'photo')!
    expect(pictures.filter(({ sha256 }) => sha256 === shared.sha256).length).toBeGreaterThan(1)
    await db
      .update(feedOutPictures)
      .set({ sha256: 'a'.repeat(64) })
      .where(eq(feedOutPictures.campaignId, campaign.id))
    const [own] = await rows()
    await browser.delete(path)
    expect((await fetchPicture(own!.image!)).status).toBe(404)
    const ending = shared.contentType === 'image/png' ? 'png' : 'jpg'
    expect((await app.client().open(`/f/p/${shared.sha256}.${ending}`)).status).toBe(200)
    expect((await app.client().open(`/f/p/${shared.sha256}.gif`)).status).toBe(404)
    expect((await other.browser.get(`${path}/feed-out`)).status).toBe(404)
    expect((await browser.get(`${other.path}/feed-out`)).status).toBe(403)
  })

  it('names the pictures at the address of a CDN, and is another feed with another one', async () => {
    const { app, rows, open } = await givenFeedOut(database)
    const { headers } = await open()
    app.services.config.feedPicturesUrl = 'https://cdn.example/shop'
    expect((await rows())[0]!.image).toMatch(/^https:\/\/cdn\.example\/shop\/f\/p\/[0-9a-f]{64}\.jpg$/)
    expect((await open()).headers.get('etag')).not.toBe(headers.get('etag'))
  })

  it('shows its address again after the session secret has changed', async () => {
    const { app } = await givenFeedOut(database)
    const before = (await readSessionSecrets(app.services.config))[0]!
    const config = { ...app.services.config, sessionSecret: 'x'.repeat(40), sessionSecretBefore: before }
    await resealTokens({ config, db: app.services.db })
    const [row] = await app.services.db.select().from(feedsOut)
    const newest = await openFeedSeal({ config: { ...config, sessionSecretBefore: undefined } })
    expect(newest.open(row!.id, row!.tokenSealed)).toMatch(/^[\w-]{22}$/)
  })
})
