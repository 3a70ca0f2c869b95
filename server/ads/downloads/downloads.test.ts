import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { missingParts } from '#contract/ads/required-parts.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { startFakeS3 } from '#test/platform/fake-s3.ts'
import { givenCreative, givenImage, givenVariant } from '#test/given/given.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { unzip } from '#test/unzip.ts'
import { waitUntil } from '#test/wait-until.ts'
import { creatives, variants } from '#server/platform/db/schema.ts'
import { downloadAds } from './download-ads.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { findVariant } from '#server/ads/variants/store.ts'
import { openS3Storage } from '#server/platform/storage/s3.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'

describeOnBothDatabases('pictures downloaded together', (database) => {
  /** Makes a user's ad with a picture in each of these formats. */
  async function givenAd({ services }: TestApp, { userId }: TestClient, productName = 'Blue Mug') {
    const adId = await givenCreative(database.db, { userId: userId!, productName })
    const imageIds: string[] = []
    for (const [format, width, height] of [
      ['square', 600, 600],
      ['leaderboard', 728, 90],
    ] as const) {
      const id = await givenVariant(database.db, { userId: userId!, adId, format, width, height })
      const { imageId } = (await findVariant(database.db, id))!
      const jpeg = await drawHalves(width, height).jpeg().toBuffer()
      await services.storage.put(imageKey(imageId), jpeg, 'image/jpeg')
      imageIds.push(imageId)
    }
    return { adId, imageIds }
  }

  const download = async (browser: TestClient, path: string) => {
    const answer = await browser.open(path)
    return { answer, files: unzip(Buffer.from(await answer.arrayBuffer())) }
  }

  it('have other files beside them where those are asked for, and their fonts in a folder', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const { adId, imageIds } = await givenAd(app, browser)
    const imageId = await givenImage(database.db, { userId: browser.userId! })
    await app.services.storage.put(imageKey(imageId), await drawHalves(60, 60).jpeg().toBuffer(), 'image/jpeg')
    const photos = [{ imageId, cutOut: 'auto' as const, shown: true }]
    const painted = eq(variants.imageId, imageIds[0]!)
    const [row] = await database.db.select().from(variants).where(painted)
    const layout = { ...row!.layout, version: 2 as const, direction: { ...row!.layout.direction, language: 'en' } }
    await database.db.update(variants).set({ photos, layout }).where(painted)
    const { zip } = await downloadAds(
      { ...app.services, pool: INSTANT_PAINTERS },
      {
        userId: browser.userId!,
        creativeIds: [adId],
        also: { extras: ['psd', 'html5'], exit: 'google', hasMotion: true, signal: new AbortController().signal },
      },
    )
    const files = unzip(Buffer.from(await new Response(zip).arrayBuffer()))
    expect([...files.keys()]).toEqual([
      'google/blue-mug-leaderboard-728x90.jpg',
      'web/blue-mug-square-600x600.jpg',
      'web/blue-mug-square-600x600.psd',
      'web/blue-mug-square-600x600.html5',
      'fonts/OFL archivo.txt',
      'ads.csv',
    ])
    const [, leaderboard, square] = String(files.get('ads.csv')).split('\r\n')
    expect(square).toContain('There is no PNG')
    expect(leaderboard).toContain('It is here without Photoshop (PSD), HTML5. It was made before its photos were kept')
    await database.db.update(variants).set({ photos: null }).where(painted)
    const unpainted = await download(browser, `/api/creatives/${adId}/download?also=svg&motion=1`)
    expect(String(unpainted.files.get('ads.csv')).match(/It is here without SVG/g)).toHaveLength(2)
    expect((await browser.get(`/api/creatives/${adId}/download?also=exe`)).status).toBe(400)
    expect((await browser.get(`/api/creatives/${adId}/download?also=psd&exit=nowhere`)).status).toBe(400)
  })

  it('go without the legal line or the old price only if that is asked for by name', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const { adId, imageIds } = await givenAd(app, browser)
    const box = { x: 0, y: 0, width: 1, height: 1 }
    const source = { from: 'field' } as const
    const says = (...parts: ('price' | 'oldPrice' | 'legalLine')[]) =>
      parts.map((part) => ({ part, text: part, box, source }))
    const [square, leaderboard] = imageIds.map((imageId) => eq(variants.imageId, imageId))
    await database.db
      .update(variants)
      .set({ texts: says('price', 'oldPrice', 'legalLine') })
      .where(square)
    await database.db
      .update(variants)
      .set({ texts: says('price', 'oldPrice') })
      .where(leaderboard)
    const fields = { legalLine: 'Until 30 November.', productPrice: '$20', productDiscount: '$30' }
    await database.db.update(creatives).set(fields).where(eq(creatives.id, adId))

    const zip = `/api/creatives/${adId}/download`
    const several = `/api/creatives/download?ids=${adId}`
    const [whole, lacking] = imageIds.map((imageId) => `/api/images/${imageId}?download=1`)
    for (const path of [zip, several, lacking!, `${zip}?without=oldPrice`])
      expect(await browser.get(path)).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'without' } })
    expect((await browser.get(`${zip}?without=everything`)).status).toBe(400)
    expect((await browser.open(whole!)).status).toBe(200)
    expect((await browser.open(`${lacking}&without=legalLine`)).status).toBe(200)
    // On the screen it is a picture as before.
    expect((await browser.open(`/api/images/${imageIds[1]}`)).status).toBe(200)
    const { files } = await download(browser, `${zip}?without=legalLine`)
    expect(files.size).toBe(3)
    const rows = String(files.get('ads.csv')).split('\r\n')
    expect(rows.filter((row) => row.includes('It is without the legal line.'))).toEqual([
      expect.stringContaining('leaderboard'),
    ])

    await database.db
      .update(variants)
      .set({ texts: says('price') })
      .where(leaderboard)
    expect(await browser.get(`${zip}?without=legalLine`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The old price did not fit') },
    })
    expect((await browser.open(`${zip}?without=legalLine,oldPrice`)).status).toBe(200)
    const listed = (await browser.get(`/api/creatives/${adId}/variants`)).body as Variant[]
    expect(listed.map(({ findings }) => missingParts(findings))).toEqual([[], ['legalLine', 'oldPrice']])
  })

  it('are a ZIP with a picture for each format in its size, and the table', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const { adId } = await givenAd(app, browser, 'Blåkrus №1')
    await givenVariant(database.db, { userId: browser.userId!, adId, replacedAt: new Date() })
    const { answer, files } = await download(browser, `/api/creatives/${adId}/download`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="ads.zip"; filename*=UTF-8''bl%C3%A5krus-1-ads.zip`,
      'cache-control': 'private, no-store',
    })
    expect([...files.keys()]).toEqual([
      'google/blåkrus-1-leaderboard-728x90.jpg',
      'web/blåkrus-1-square-600x600.jpg',
      'ads.csv',
    ])
    const [strip, square] = [...files.values()]
    expect(await sharp(strip).metadata()).toMatchObject({ format: 'jpeg', width: 728, height: 90 })
    expect(await sharp(square).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 })
    expect(String(files.get('ads.csv'))).toContain('"Blåkrus №1","Square","600x600"')
  })

  it('come from several ads at once, however often one is named', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const [first, second] = [await givenAd(app, browser), await givenAd(app, browser)]
    const ids = [first.adId, second.adId, first.adId].join(',')
    const { answer, files } = await download(browser, `/api/creatives/download?ids=${ids}`)
    expect(answer.headers.get('content-disposition')).toContain('placard-ads.zip')
    expect([...files.keys()]).toEqual([
      'google/blue-mug-leaderboard-728x90.jpg',
      'web/blue-mug-square-600x600.jpg',
      'google/blue-mug-leaderboard-728x90-2.jpg',
      'web/blue-mug-square-600x600-2.jpg',
      'ads.csv',
    ])
  })

  it('are their owner’s only, one ad of another user among them or not', async () => {
    const app = await startTestApp(database)
    const [ada, eve] = [await app.signedIn('ada@example.com'), await app.signedIn('eve@example.com')]
    const [hers, theirs] = [await givenAd(app, ada), await givenAd(app, eve)]
    const both = `/api/creatives/download?ids=${theirs.adId},${hers.adId}`
    expect(await eve.get(both)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
    expect(await app.client().get(both)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    const unknown = `/api/creatives/download?ids=${theirs.adId},${randomUUID()}`
    expect(await eve.get(unknown)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('do not exist before there is one', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const adId = await givenCreative(database.db, { userId: browser.userId! })
    expect(await browser.get(`/api/creatives/${adId}/download`)).toMatchObject({
      status: 404,
      body: { message: 'There is no picture to download yet. Please generate an ad first.' },
    })
  })

  it('are a whole archive though one of them is missing, which the table names', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const { adId, imageIds } = await givenAd(app, browser)
    await app.services.storage.delete(imageKey(imageIds[1]!))
    const { files } = await download(browser, `/api/creatives/${adId}/download`)
    expect([...files.keys()]).toEqual(['web/blue-mug-square-600x600.jpg', 'ads.csv'])
    const [, strip, square] = String(files.get('ads.csv')).split('\r\n')
    expect(strip).toMatch(/^"google\/.*could not be read/)
    expect(square).toMatch(/^"web\/.*""$/)
  })

  it('come out of a bucket too; if it does not answer, that is reported, or written beside what could be read', async () => {
    const s3 = await startFakeS3()
    const storage = openS3Storage(s3.config)
    const app = await startTestApp(database, { services: { storage } })
    const browser = await app.signedIn()
    const { adId } = await givenAd(app, browser)
    const path = `/api/creatives/${adId}/download`
    expect((await download(browser, path)).files.size).toBe(3)

    const read = storage.get.bind(storage)
    let reads = 0
    storage.get = async (key) => {
      if (++reads > 1) throw new StorageUnavailable(new Error('away'))
      return read(key)
    }
    const { files } = await download(browser, path)
    expect([...files.keys()]).toEqual(['google/blue-mug-leaderboard-728x90.jpg', 'ads.csv'])
    expect(await browser.get(path)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  })

  it('are read one after the other as they are taken, and no further once their reader has left', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const ads = [await givenAd(app, browser), await givenAd(app, browser), await givenAd(app, browser)]
    const { storage } = app.services
    const read = storage.get.bind(storage)
    let reads = 0
    // More than lies in the buffers on the way.
    storage.get = async (key) => {
      reads += 1
      await read(key)
      return new Uint8Array(8_000_000)
    }
    const leaving = new AbortController()
    const path = `/api/creatives/download?ids=${ads.map(({ adId }) => adId).join(',')}`
    const answer = await browser.open(path, { signal: leaving.signal })
    await sleep(200)
    expect(answer.status).toBe(200)
    expect(reads).toBeLessThan(6)
    const before = reads
    leaving.abort()
    await sleep(200)
    expect(reads - before).toBeLessThanOrEqual(1)
    storage.get = read
    // Its slot is free again.
    for (let again = 0; again < 3; again += 1) {
      expect((await download(browser, `/api/creatives/${ads[0]!.adId}/download`)).files.size).toBe(3)
    }
  })

  it('are not read for a question after the headers', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const { adId } = await givenAd(app, browser)
    const { storage } = app.services
    const read = storage.get.bind(storage)
    let reads = 0
    storage.get = (key) => {
      reads += 1
      return read(key)
    }
    const answer = await browser.request(`/api/creatives/${adId}/download`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(reads).toBe(1)
    storage.get = read
  })

  it('are two archives at once at most, for each user', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    const { adId } = await givenAd(app, browser)
    const { storage } = app.services
    const read = storage.get.bind(storage)
    const gate = Promise.withResolvers<void>()
    let waiting = 0
    storage.get = async (key) => {
      waiting += 1
      await gate.promise
      return read(key)
    }
    const path = `/api/creatives/${adId}/download`
    const running = [browser.get(path), browser.get(path)]
    await waitUntil(async () => waiting === 2)
    expect(await browser.get(path)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    gate.resolve()
    for (const answer of await Promise.all(running)) expect(answer.status).toBe(200)
    storage.get = read
  })
})
