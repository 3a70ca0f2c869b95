import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import type { CampaignLook } from '#contract/catalogue/campaign.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenImage, givenVariant } from '#test/given/given.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { TEST_TIME } from '#test/services.ts'
import { unzip } from '#test/unzip.ts'
import { saveStrokes } from '#server/ads/cut-outs/store.ts'
import {
  campaigns,
  creatives,
  creditLedger,
  images,
  orphanedObjects,
  sessions,
  touchUps,
  users,
  variants,
} from '#server/platform/db/schema.ts'
import { deleteObjects } from '#server/pictures/images/delete-objects.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { clearAccount } from './clear-account.ts'
import { keysOf, studyKey } from '#server/pictures/images/keys.ts'
import { packStudy } from '#server/pictures/images/pack-study.ts'

const STUDIED = drawPhotoKinds()['wide cut-out']!

const AD = { productName: 'Aero kettle', productDescription: 'A kettle that boils in ninety seconds.' }

describeOnBothDatabases('an account', (database) => {
  const idOf = async (browser: TestClient) => (await browser.get('/api/auth/user')).body.id as string

  /** Gives a user with an ad, an upload and a painted ad, all with their bytes. */
  async function givenOwner({ services, signedIn }: TestApp, email?: string) {
    const browser = await signedIn(email)
    const userId = await idOf(browser)
    const creative = (await browser.post('/api/creatives', AD)).body as { id: string }
    const upload = new FormData()
    const picture = await drawHalves(40, 30).png().toBuffer()
    upload.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), '../my kettle.png')
    const uploaded = await browser.post(`/api/upload?adId=${creative.id}`, upload)
    expect(uploaded.status).toBe(200)
    const imageId = readImageId((uploaded.body as { url: string }[])[0]!.url)!
    const strokes = [{ kind: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }]
    await saveStrokes(database.db, { creativeId: creative.id, imageId, strokes, updatedAt: services.now() })
    await givenVariant(database.db, { userId, adId: creative.id })
    await givenVariant(database.db, { userId, adId: creative.id, replacedAt: new Date('2026-03-01T00:00:00Z') })
    await browser.get('/api/credits')
    const rows = await database.db.select().from(images).where(eq(images.userId, userId))
    for (const { id, kind } of rows) {
      if (kind === 'upload') await services.storage.put(studyKey(id), packStudy(STUDIED.study, STUDIED.pixels), 'x')
      for (const key of keysOf(id))
        if (!(await services.storage.get(key))) await services.storage.put(key, picture, 'x')
    }
    return { browser, userId, creativeId: creative.id, imageIds: rows.map((row) => row.id) }
  }

  it('is exported as a ZIP with everything in it, previous versions too, and nothing of anybody else', async () => {
    const app = await startTestApp(database)
    await givenOwner(app, 'grace@example.com')
    const { browser, creativeId } = await givenOwner(app, 'ada@example.com')
    const answer = await browser.open('/api/account/export')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain('placard-account.zip')
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    const account = JSON.parse(String(files.get('account.json')))
    expect(account).toMatchObject({
      account: { email: 'ada@example.com' },
      ads: [{ id: creativeId, productName: 'Aero kettle' }],
      touchUps: [{ creativeId, strokes: [{ kind: 'keep' }] }],
      variants: [
        { adId: creativeId, format: 'square', replacedAt: null },
        { adId: creativeId, format: 'square', replacedAt: '2026-03-01T00:00:00.000Z' },
      ],
      creditLedger: [{ kind: 'grant', amount: 10 }],
    })
    expect(account.account).not.toHaveProperty('password')
    expect(JSON.stringify(account)).not.toContain('grace')
    for (const [name, bytes] of files)
      if (!name.endsWith('.json')) expect((await sharp(bytes).metadata()).format).toBe('png')
    const [facts, matte] = [...files].filter(([name]) => name.startsWith('studies/')).map(([, bytes]) => bytes)
    expect(JSON.parse(String(facts))).toMatchObject({ treatment: 'cutout', subject: STUDIED.study.subject })
    const { width, height } = STUDIED.study.subject!
    expect(await sharp(matte).metadata()).toMatchObject({ channels: 1, width, height })
    expect([...files.keys()].toSorted()).toEqual([
      'account.json',
      expect.stringMatching(/^ads\/ad-square-[0-9a-f]{8}\.png$/),
      expect.stringMatching(/^ads\/ad-square-[0-9a-f]{8}\.png$/),
      expect.stringMatching(/^studies\/my-kettle-[0-9a-f]{8}\.json$/),
      expect.stringMatching(/^studies\/my-kettle-[0-9a-f]{8}\.png$/),
      expect.stringMatching(/^uploads\/my-kettle-[0-9a-f]{8}\.png$/),
    ])
  })

  it('is exported even if one of its pictures is missing from storage', async () => {
    const app = await startTestApp(database)
    const { browser, userId } = await givenOwner(app)
    const lost = await givenImage(database.db, { userId, name: 'lost.png' })
    await app.services.storage.put(studyKey(lost), new Uint8Array(9), 'x')
    const files = unzip(Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer()))
    expect(JSON.parse(String(files.get('account.json'))).ads).toHaveLength(1)
  })

  it('shows when it was created', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    app.services.setTime(new Date('2026-03-29T08:00:00.000Z'))
    expect((await browser.get('/api/account')).body).toEqual({ createdAt: TEST_TIME.toISOString() })
  })

  it('is deleted with rows, sessions and pictures, and leaves other people’s alone', async () => {
    const app = await startTestApp(database)
    const other = await givenOwner(app, 'grace@example.com')
    const { browser, userId, imageIds } = await givenOwner(app, 'ada@example.com')
    const phone = await app.signedIn('ada@example.com')
    const sent = vi.spyOn(app.services.jobs, 'send')
    expect((await browser.delete('/api/account')).status).toBe(204)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await phone.get('/api/creatives')).status).toBe(401)
    for (const table of [creatives, images, sessions, creditLedger]) {
      expect(await database.db.select().from(table).where(eq(table.userId, userId))).toEqual([])
    }
    expect(await database.db.select().from(users).where(eq(users.id, userId))).toEqual([])
    expect(await database.db.select().from(variants)).toHaveLength(2)
    expect(await database.db.select().from(touchUps)).toHaveLength(1)
    const [, , payload] = sent.mock.calls.find(([, job]) => job.name === 'delete-objects')!
    await deleteObjects(app.services, payload as { imageIds: string[] })
    for (const key of imageIds.flatMap(keysOf)) expect(await app.services.storage.get(key)).toBeUndefined()
    expect((await other.browser.get('/api/creatives')).body).toHaveLength(1)
    for (const key of other.imageIds.flatMap(keysOf)) expect(await app.services.storage.get(key)).toBeDefined()
  })

  it('is deleted at any size: unreachable at once, and the rest by a job that resumes where it was interrupted', async () => {
    const app = await startTestApp(database)
    const { browser, userId, creativeId } = await givenOwner(app, 'ada@example.com')
    const other = await givenOwner(app, 'grace@example.com')
    // One ad with more pictures than a statement can have parameters.
    await database.db.execute(sql`
      insert into images (id, user_id, creative_id, kind, name, content_type, width_px, height_px, bytes, sha256, created_at)
      select gen_random_uuid(), ${userId}, case when i <= 9000 then ${creativeId}::uuid end, 'variant', 'ad.jpg', 'image/jpeg', 600, 600, 9, repeat('a', 64), now()
      from generate_series(1, 12000) as i`)
    const now = app.services.now()
    const campaign = { id: app.services.newId(), userId, name: 'Spring', look: {} as CampaignLook, formats: [] }
    await database.db.insert(campaigns).values({ ...campaign, createdAt: now, updatedAt: now })
    expect((await browser.delete('/api/account')).status).toBe(204)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect(await database.db.select().from(users).where(eq(users.email, 'ada@example.com'))).toEqual([])
    // A user who comes back in the meantime gets a new account.
    const again = await app.signedIn('ada@example.com')
    expect((await again.get('/api/creatives')).body).toEqual([])
    expect(await clearAccount(app.services, { userId, portions: 3 })).toBe(false)
    const halted = AbortSignal.abort(new Error('The server stops'))
    await expect(clearAccount(app.services, { userId, signal: halted })).rejects.toThrow('The server stops')
    expect(await Promise.all([clearAccount(app.services, { userId }), clearAccount(app.services, { userId })])).toEqual(
      [true, true],
    )
    for (const table of [creatives, images, campaigns])
      expect(await database.db.$count(table, eq(table.userId, userId))).toBe(0)
    expect(await database.db.$count(users, eq(users.id, userId))).toBe(0)
    expect(await database.db.$count(orphanedObjects)).toBeGreaterThan(12_000)
    expect((await other.browser.get('/api/creatives')).body).toHaveLength(1)
    expect((await again.get('/api/auth/user')).status).toBe(200)
  })

  it('does not get its opening credits twice by being deleted', async () => {
    const app = await startTestApp(database)
    const { browser } = await givenOwner(app)
    await browser.delete('/api/account')
    const again = await app.signedIn()
    expect((await again.get('/api/credits')).body.adGeneration).toBe(0)
  })

  it('is signed out everywhere at once, streams and all, and nobody else is', async () => {
    const app = await startTestApp(database)
    const { browser, creativeId } = await givenOwner(app, 'ada@example.com')
    const phone = await app.signedIn('ada@example.com')
    const stranger = await app.signedIn('grace@example.com')
    const stream = await phone.open(`/api/creatives/${creativeId}/progress`)
    const ended = stream.text()
    const answer = await browser.post('/api/auth/logout-all')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(/^connect\.sid=;/)
    await ended
    for (const signedOut of [browser, phone]) expect((await signedOut.get('/api/auth/user')).status).toBe(401)
    expect((await stranger.get('/api/auth/user')).status).toBe(200)
  })

  it.each([
    ['GET', '/api/account'],
    ['GET', '/api/account/export'],
    ['DELETE', '/api/account'],
    ['POST', '/api/auth/logout-all'],
  ])('is closed to visitors and to other sites: %s %s', async (method, address) => {
    const app = await startTestApp(database)
    expect(await app.client().request(address, { method })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
    if (method === 'GET') return
    const owner = await app.signedIn()
    const crossSite = await owner.request(address, { method, headers: { origin: 'https://evil.example' } })
    expect(crossSite).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } })
    expect((await owner.get('/api/auth/user')).status).toBe(200)
  })
})
