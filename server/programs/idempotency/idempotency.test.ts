import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/desk/account/delete-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { runWitnessed } from '#server/platform/db/witness.ts'
import { creatives, idempotencyKeys as keys, images } from '#server/platform/db/schema.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { TEST_PRODUCT, TEST_STYLE } from '#test/given/fill-in.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { describeOnBothDatabases, useDatabase } from '#test/platform/database.ts'
import { KEPT_MS, KILLED_AFTER_MS } from './claim-key.ts'
import { forgetKeys } from './forget-keys.ts'
import { recordMade } from './store.ts'

const CAMPAIGN = { name: 'Spring', look: TEST_STYLE, formats: ['square'] }

const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' }

describe('an Idempotency-Key', () => {
  const database = useDatabase()

  it('belongs to one request of one user', async () => {
    const app = await startTestApp(database)
    const [ada, bob] = [await app.signedIn('ada@example.com'), await app.signedIn('bob@example.com')]
    const first = await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    const other = { ...TEST_PRODUCT, productName: 'Another kettle' }
    const refused = await ada.post('/api/creatives', other, { headers: KEY })
    expect([refused.status, refused.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    const elsewhere = await ada.post('/api/brands', { name: 'Pots' }, { headers: KEY })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    const his = await bob.post('/api/creatives', other, { headers: KEY })
    expect([his.status, his.headers.get('idempotency-replayed')]).toEqual([200, null])
    expect(his.body.id).not.toBe(first.body.id)
    expect((await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })).text).toBe(first.text)
  })

  it('is taken by one of many requests that come at once', async () => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    const make = () => ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    const answers = await Promise.all(Array.from({ length: 12 }, make))
    const made = answers.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.filter(({ body }) => body.code !== 'IDEMPOTENCY_KEY_IN_USE')).toEqual([])
    expect(await countAds(app)).toBe(1)
  })

  it.each(['', ' ', 'two words', 'ä', 'x'.repeat(256)])('cannot be "%s"', async (key) => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    // A client cannot send other letters than these, except as the bytes of UTF-8.
    const sent = Buffer.from(key, 'utf8').toString('latin1')
    const answer = await ada.post('/api/creatives', TEST_PRODUCT, { headers: { 'idempotency-key': sent } })
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'VALIDATION_FAILED', 'Idempotency-Key'])
    expect(await countAds(app)).toBe(0)
  })

  it('is free again after a request that made nothing', async () => {
    const app = await startTestApp(database)
    const { browser } = await givenAccount(app, 'ada@example.com', 'free', { others: 2 })
    const full = await browser.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    expect(full.body.code).toBe('AD_LIMIT_REACHED')
    await app.services.db.delete(creatives)
    expect((await browser.post('/api/creatives', { productName: 'K' }, { headers: KEY })).status).toBe(400)
    expect((await browser.post('/api/creatives', TEST_PRODUCT, { headers: KEY })).status).toBe(200)
  })

  it('is free again after a picture that could not be made', async () => {
    const paint = () => Promise.reject(new AppError('GENERATION_FAILED', 'This photo cannot be read.'))
    const app = await startTestApp(database, { workers: { ...INSTANT_PAINTERS, paint } })
    const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free', {})
    for (const _ of [1, 2]) {
      const answer = await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' }, { headers: KEY })
      expect(answer.body.code).toBe('GENERATION_FAILED')
      expect(answer.headers.get('idempotency-replayed')).toBeNull()
    }
    expect(await countKeys(app)).toBe(0)
  })

  it('is known for a day', async () => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    const make = () => ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    const first = await make()
    later(app, KEPT_MS - 1)
    await forgetKeys(app.services)
    expect((await make()).text).toBe(first.text)
    later(app, 1)
    expect((await make()).body.id).not.toBe(first.body.id)
    later(app, KEPT_MS)
    await forgetKeys(app.services, 1)
    expect(await countKeys(app)).toBe(0)
  })

  it('goes with the account, and reveals no answer without the key', async () => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    const { body } = await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    const [row] = await app.services.db.select().from(keys)
    expect(JSON.stringify(row)).not.toContain(KEY['idempotency-key'])
    expect(JSON.stringify(row)).not.toContain(body.productName)
    await deleteAccount(app.services, ada.userId!)
    expect(await countKeys(app)).toBe(0)
  })
})

describe('the key of an upload', () => {
  const database = useDatabase()

  it('knows the same files, whatever the boundary, and other files', async () => {
    const app = await startTestApp(database)
    const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free', {})
    const [one, other] = await Promise.all([drawHalves(60, 40).png().toBuffer(), drawHalves(40, 60).png().toBuffer()])
    const before = await countImages(app)
    const send = (bytes: Buffer) => {
      const form = new FormData()
      form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'halves.png')
      return browser.post(`/api/upload?adId=${adId}`, form, { headers: KEY })
    }
    const first = await send(one)
    expect(first.status).toBe(200)
    const again = await send(one)
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([200, first.text, 'true'])
    expect((await send(other)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await countImages(app)).toBe(before + 1)
  })

  it('stores files once if they come twice at once', async () => {
    const app = await startTestApp(database)
    const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free', {})
    const bytes = await drawHalves(60, 40).png().toBuffer()
    const before = await countImages(app)
    const send = () => {
      const form = new FormData()
      form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'halves.png')
      return browser.post(`/api/upload?adId=${adId}`, form, { headers: KEY })
    }
    const answers = await Promise.all([send(), send(), send()])
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { body } of refused) expect(body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
    expect(refused.length).toBeLessThan(3)
    expect(await countImages(app)).toBe(before + 1)
  })
})

describeOnBothDatabases('a request that was killed', (database) => {
  it('is carried out by a repeat if it had made nothing, and cannot make it afterwards', async () => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    const { db } = app.services
    await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    await db.update(keys).set({ state: 'running', madeAt: null, made: [] })
    const [held] = await db.select().from(keys)
    const early = await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    expect([early.status, early.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE'])
    later(app, KILLED_AFTER_MS)
    expect((await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })).status).toBe(200)
    const ads = await countAds(app)
    // The first attempt was only slow.
    const slow = runWitnessed(
      async (tx, made) => {
        if (!(await recordMade(tx, held!, { now: app.services.now(), made }))) throw new Error('too late')
      },
      () => db.transaction((tx) => tx.delete(creatives)),
    )
    await expect(slow).rejects.toThrow('too late')
    expect(await countAds(app)).toBe(ads)
  })

  it('is answered by what it made, where the call can name it', async () => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    const first = await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    await loseAnswers(app)
    const again = await ada.post('/api/creatives', TEST_PRODUCT, { headers: KEY })
    expect([again.status, again.body.id, again.headers.get('etag')]).toEqual([
      200,
      first.body.id,
      first.headers.get('etag'),
    ])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await countAds(app)).toBe(1)
  })

  it('has made the campaign and stored the photos that it answers with', async () => {
    const app = await startTestApp(database)
    const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free', {})
    const bytes = await drawHalves(60, 40).png().toBuffer()
    const make = () => {
      const form = new FormData()
      form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'halves.png')
      return [
        browser.post('/api/campaigns', CAMPAIGN, { headers: { 'idempotency-key': 'campaign' } }),
        browser.post(`/api/upload?adId=${adId}`, form, { headers: { 'idempotency-key': 'photo' } }),
      ]
    }
    const first = await Promise.all(make())
    await loseAnswers(app)
    const again = await Promise.all(make())
    expect(again.map(({ status, body }) => [status, body])).toEqual(first.map(({ body }) => [200, body]))
  })

  it('has made one picture for one credit', async () => {
    const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
    const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free', {})
    const make = () => browser.post(`/api/creatives/${adId}/generate`, { format: 'square' }, { headers: KEY })
    const first = await make()
    const { body: credits } = await browser.get('/api/credits')
    await loseAnswers(app)
    const again = await make()
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    expect((await browser.get('/api/credits')).body).toEqual(credits)
  })

  it('is not made twice where the call cannot name what it made', async () => {
    const app = await startTestApp(database)
    const ada = await app.signedIn()
    await ada.post('/api/brands', { name: 'Pots' }, { headers: KEY })
    const { body: brands } = await ada.get('/api/brands')
    await loseAnswers(app)
    const again = await ada.post('/api/brands', { name: 'Pots' }, { headers: KEY })
    expect([again.status, again.body.code]).toEqual([409, 'ANSWER_LOST'])
    expect((await ada.get('/api/brands')).body).toEqual(brands)
  })
})

function later({ services }: TestApp, ms: number): void {
  services.setTime(new Date(services.now().getTime() + ms))
}

/** Leaves the keys as a process leaves them that is killed between its commit and its answer. */
async function loseAnswers(app: TestApp): Promise<void> {
  await app.services.db.update(keys).set({ state: 'running', status: null, answer: null })
  later(app, KILLED_AFTER_MS)
}

async function countAds({ services }: TestApp): Promise<number> {
  return (await services.db.select({ rows: count() }).from(creatives))[0]!.rows
}

async function countKeys({ services }: TestApp): Promise<number> {
  return (await services.db.select({ rows: count() }).from(keys))[0]!.rows
}

async function countImages({ services }: TestApp): Promise<number> {
  return (await services.db.select({ rows: count() }).from(images).where(eq(images.kind, 'upload')))[0]!.rows
}
