import { eq } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { VERIFICATIONS_PER_MINUTE } from '#contract/ads/proof.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { openTestCredentials } from '#test/pictures/credentials.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { useDatabase } from '#test/platform/database.ts'
import { images, variants } from '#server/platform/db/schema.ts'

const database = useDatabase()
const somebodyElse = openTestCredentials()
afterAll(() => somebodyElse.close())

async function send(client: TestClient, address: string, picture: Uint8Array, field = 'picture') {
  const body = new FormData()
  body.append(field, new Blob([Uint8Array.from(picture)]), 'ad.jpg')
  return client.request(address, { method: 'POST', body })
}

async function givenAd(email: string, workers: TestAppOptions['workers'] = TEXT_PAINTERS) {
  const app = await startTestApp(database, { workers })
  const { browser, adId, userId } = await givenAccount(app, email, 'pro')
  const { body } = await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })
  const file = Buffer.from(await (await browser.open(body.imageUrl)).arrayBuffer())
  return { app, browser, adId, userId, file, variantId: body.id as string }
}

describe('/api/verify', () => {
  it('says who signed a picture to anybody, and keeps nothing of it', async () => {
    const { app, file } = await givenAd('verified@example.com')
    const listFiles = () =>
      new Set(readdirSync(path.join(app.services.config.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }))
    const files = listFiles()
    const rows = await database.db.select().from(images)
    const visitor = app.client()
    const own = await send(visitor, '/api/verify', file)
    expect(own.body).toMatchObject({
      isOwnChain: true,
      credentials: { state: 'trusted', signer: { organization: 'Placard' }, ingredients: [{ title: 'Photo 1' }] },
    })
    const plain = await drawHalves(60, 40).png().toBuffer()
    expect((await send(visitor, '/api/verify', plain)).body.credentials).toEqual({ state: 'absent' })
    expect(await database.db.select().from(images)).toHaveLength(rows.length)
    expect(listFiles()).toEqual(files)
  })

  it('does not take the name of this installation for its signature', async () => {
    const { app, file } = await givenAd('forged@example.com')
    const statement = {
      title: 'ad-square.jpg',
      digitalSource: 'composite',
      ingredients: [],
      facts: { recipe: 'a'.repeat(64) },
    }
    const jpeg = await sharp(file).jpeg().toBuffer()
    const forged = await somebodyElse.sign({ jpeg, statement, maxBytes: 1_000_000 })
    const { body } = await send(app.client(), '/api/verify', forged.jpeg)
    expect(body.credentials).toMatchObject({ state: 'valid', problems: ['signingCredential.untrusted'] })
  })

  it.each([
    ['no picture', Buffer.from('<svg/>'), 'picture', 415],
    ['another field', Buffer.from('x'), 'images', 400],
    ['an empty file', Buffer.alloc(0), 'picture', 400],
  ])('refuses %s', async (_, bytes, field, status) => {
    const app = await startTestApp(database)
    expect((await send(app.client(), '/api/verify', bytes, field)).status).toBe(status)
  })

  it('answers so many a minute to one address', async () => {
    const app = await startTestApp(database)
    const answers: number[] = []
    for (let count = 0; count <= VERIFICATIONS_PER_MINUTE; count++)
      answers.push((await send(app.client(), '/api/verify', Buffer.from('x'))).status)
    expect(answers).toEqual([...answers.slice(1).fill(415), 429])
  })
})

describe('/api/verify/proof', () => {
  it('paints an ad of one’s own once more and finds the same bytes, or others if its recipe was changed', async () => {
    const { browser, file, variantId, adId } = await givenAd('proved@example.com', true)
    const { status, body } = await send(browser, '/api/verify/proof', file)
    expect([status, body]).toEqual([200, { outcome: 'same', message: null, creativeId: adId }])
    const [variant] = await database.db.select().from(variants).where(eq(variants.id, variantId))
    const layout = { ...variant!.layout, layers: variant!.layout.layers.slice(0, -1) }
    await database.db.update(variants).set({ layout }).where(eq(variants.id, variantId))
    expect((await send(browser, '/api/verify/proof', file)).body).toMatchObject({ outcome: 'different' })
  })

  it('knows no file of somebody else, no changed one and none with a recipe that was copied', async () => {
    const { app, file, browser } = await givenAd('owner@example.com')
    const stranger = await app.signedIn('stranger@example.com')
    expect((await send(stranger, '/api/verify/proof', file)).status).toBe(404)
    const changed = Buffer.from(file)
    changed[changed.length - 20]! ^= 1
    expect((await send(browser, '/api/verify/proof', changed)).status).toBe(404)
    const { facts } = (await send(browser, '/api/verify', file)).body.credentials
    const statement = { title: 'ad-square.jpg', digitalSource: 'composite', ingredients: [], facts }
    const jpeg = await sharp(file).negate().jpeg().toBuffer()
    const copied = await somebodyElse.sign({ jpeg, statement, maxBytes: 1_000_000 })
    expect((await send(browser, '/api/verify/proof', copied.jpeg)).status).toBe(404)
    expect((await send(app.client(), '/api/verify/proof', file)).status).toBe(401)
  })
})
