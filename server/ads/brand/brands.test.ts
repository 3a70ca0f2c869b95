import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { OwnBrand } from '#contract/ads/brand/brand.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_STYLE, uploadTestLogo } from '#test/given/fill-in.ts'
import { givenBrand, givenCreative, givenPro, givenVariant } from '#test/given/given.ts'
import { drawMark } from '#test/pictures/pictures.ts'
import { brands, campaigns, creatives, images, subscriptions } from '#server/platform/db/schema.ts'
import { purgeUnattached } from '#server/pictures/images/purge-unattached.ts'

const database = useDatabase()

const mark = await drawMark('#ffffff').png().toBuffer()

async function start(plan: 'free' | 'pro' = 'pro') {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  const userId = browser.userId ?? ''
  if (plan === 'pro') await givenPro(database.db, userId)
  return { ...app, browser, userId, brand: (name: string) => add(browser, { name }) }
}

async function add(browser: TestClient, fields: object): Promise<OwnBrand> {
  const { body, status } = await browser.post('/api/brands', fields)
  expect(status).toBe(200)
  return body
}

const end = () => database.db.update(subscriptions).set({ status: 'canceled' })

const namesOf = async (browser: TestClient) =>
  ((await browser.get('/api/brands')).body as OwnBrand[]).map((b) => b.name)

it('keeps several brands of a user, of which the first is the one of /api/brand', async () => {
  const { browser, brand, signedIn } = await start()
  expect((await browser.get('/api/brands')).body).toEqual([])
  const first = await brand('Kettle & Co')
  const second = await add(browser, { name: 'Pots', colors: ['#0B6E4F'], webAddress: 'pots.example' })
  expect(second).toMatchObject({ name: 'Pots', colors: ['#0b6e4f'], isFirst: false, isUsable: true, ads: 0 })
  expect((await browser.get('/api/brands')).body).toEqual([first, second])
  expect((await browser.get('/api/brand')).body.name).toBe('Kettle & Co')
  await browser.put('/api/brand', { name: 'Kettles' })
  expect(await namesOf(browser)).toEqual(['Kettles', 'Pots'])
  expect((await (await signedIn('other@example.com')).get('/api/brands')).body).toEqual([])
})

it('makes the first brand of a user who saves by the old address', async () => {
  const { browser } = await start('free')
  await browser.put('/api/brand', { name: 'Kettle & Co' })
  expect((await browser.get('/api/brands')).body).toMatchObject([
    { name: 'Kettle & Co', isFirst: true, isUsable: true },
  ])
})

it('has no two of one name, however it is written, and keeps twenty', async () => {
  const { browser, brand } = await start()
  const first = await brand('Kettle & Co')
  const pots = await brand('Pots')
  for (const name of ['pots', ' POTS ', 'Ｐots']) {
    const answer = await browser.post('/api/brands', { name })
    expect([answer.status, answer.body.field]).toEqual([400, 'name'])
    expect((await browser.put(`/api/brands/${first.id}`, { name })).body.field).toBe('name')
    expect((await browser.put('/api/brand', { name })).body.field).toBe('name')
  }
  expect((await browser.put(`/api/brands/${pots.id}`, { name: 'POTS' })).body.name).toBe('POTS')
  for (let more = 3; more <= 20; more++) await brand(`Brand ${more}`)
  const refused = await browser.post('/api/brands', { name: 'One too many' })
  expect([refused.status, refused.body.message]).toEqual([409, '20 brands are kept. Please delete one first.'])
})

it('takes one of two that are sent at once under one name', async () => {
  const { browser } = await start()
  const answers = await Promise.all([1, 2].map(() => browser.post('/api/brands', { name: 'Pots' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  expect(await namesOf(browser)).toEqual(['Pots'])
})

it('keeps all after a downgrade, of which only the first is used and changed', async () => {
  const { browser, brand, userId } = await start()
  const first = await brand('Kettle & Co')
  const second = await brand('Pots')
  const adId = await givenCreative(database.db, { userId, brandId: second.id })
  const otherAd = await givenCreative(database.db, { userId })
  await end()
  expect((await browser.get('/api/brands')).body).toMatchObject([
    { name: 'Kettle & Co', isUsable: true },
    { name: 'Pots', isUsable: false, ads: 1 },
  ])
  expect((await browser.put(`/api/brands/${second.id}`, { name: 'Pans' })).body.code).toBe('PLAN_REQUIRED')
  expect((await browser.post('/api/brands', { name: 'Third' })).body.code).toBe('PLAN_REQUIRED')
  expect((await browser.post(`/api/creatives/${otherAd}`, { brandId: second.id })).body.code).toBe('PLAN_REQUIRED')
  expect((await browser.post(`/api/creatives/${otherAd}`, { brandId: first.id })).body.brandId).toBe(first.id)
  // What the ad has may be sent back with the rest of it.
  const sentBack = await browser.post(`/api/creatives/${adId}`, { brandId: second.id, productName: 'Kettle' })
  expect([sentBack.status, sentBack.body.brandId]).toEqual([200, second.id])
  expect((await browser.put(`/api/brands/${first.id}`, { name: 'Kettles' })).status).toBe(200)
  expect((await browser.delete(`/api/brands/${second.id}`)).status).toBe(204)
})

it('leaves an ad unchanged when its brand is deleted, and makes the next one the first', async () => {
  const { browser, brand, userId } = await start()
  const first = await brand('Kettle & Co')
  const { id } = await brand('Pots')
  const texts = { callToAction: 'Boil', legalLine: 'Prices include VAT.' }
  const adId = await givenCreative(database.db, { userId, brandId: first.id, ...texts })
  await givenVariant(database.db, { userId, adId, format: 'square' })
  const { headers } = await browser.get(`/api/creatives/${adId}`)
  expect((await browser.delete(`/api/brands/${first.id}`)).status).toBe(204)
  expect((await browser.delete(`/api/brands/${first.id}`)).status).toBe(404)
  expect((await browser.get(`/api/creatives/${adId}`)).body).toMatchObject({ ...texts, brandId: null })
  expect((await browser.get('/api/brands')).body).toMatchObject([{ id, isFirst: true }])
  expect((await browser.get('/api/brand')).body.name).toBe('Pots')
  // A tab that still has it sends it along with what was typed there.
  const late = { brandId: first.id, productName: 'Kettle two' }
  const saved = await browser.post(`/api/creatives/${adId}`, late, {
    headers: { 'if-match': headers.get('etag') ?? '' },
  })
  expect(saved.body).toMatchObject({ brandId: null, productName: 'Kettle two' })
  expect((await browser.post(`/api/creatives/${adId}`, late)).body).toMatchObject({ field: 'brandId' })
})

it("gives an ad or a campaign no other user's brand", async () => {
  const { browser, signedIn, userId } = await start()
  const stranger = await signedIn('stranger@example.com')
  const { id } = await add(stranger, { name: 'Theirs' })
  const adId = await givenCreative(database.db, { userId })
  expect((await browser.post(`/api/creatives/${adId}`, { brandId: id })).body).toMatchObject({ field: 'brandId' })
  const look = { ...TEST_STYLE, brand: true, brandId: id }
  const campaign = await browser.post('/api/campaigns', { name: 'Spring', look, formats: ['square'] })
  expect([campaign.status, campaign.body.field]).toEqual([400, 'look'])
  expect((await browser.get(`/api/brands/${id}`)).body.code).toBe('NOT_OWNER')
  expect((await browser.delete(`/api/brands/${id}`)).body.code).toBe('NOT_OWNER')
  expect((await browser.put(`/api/brands/${id}`, { name: 'Mine' })).body.code).toBe('NOT_OWNER')
})

it('goes with the copies of an ad', async () => {
  const { browser, brand, userId } = await start()
  const { id: brandId } = await brand('Pots')
  const adId = await givenCreative(database.db, { userId, brandId })
  const product = { productName: 'Another', productDescription: 'Another thing of theirs.' }
  for (const body of [{}, { product }]) {
    expect((await browser.post(`/api/creatives/${adId}/duplicate`, body)).body.brandId).toBe(brandId)
  }
  expect((await browser.get(`/api/brands/${brandId}`)).body.ads).toBe(3)
})

it('is chosen for a campaign, by its name or as the first one', async () => {
  const { browser, brand } = await start()
  const first = await brand('Kettle & Co')
  const second = await brand('Pots')
  const begin = async (look: object) =>
    (await browser.post('/api/campaigns', { name: 'Spring', look: { ...TEST_STYLE, ...look }, formats: ['square'] }))
      .body
  expect((await begin({ brand: true })).look.brandId).toBe(first.id)
  const chosen = await begin({ brand: true, brandId: second.id })
  expect(chosen.look.brandId).toBe(second.id)
  expect((await begin({ brand: false, brandId: second.id })).look.brandId).toBeNull()
  expect((await browser.get('/api/brands')).body).toMatchObject([{ campaigns: 1 }, { campaigns: 1 }])
  // A campaign from before users could have several brands.
  await database.db
    .update(campaigns)
    .set({ look: sql`${campaigns.look} - 'brandId'` })
    .where(eq(campaigns.id, chosen.id))
  expect((await browser.get(`/api/campaigns/${chosen.id}`)).body.look).toMatchObject({ brand: true, brandId: null })
  expect((await browser.get('/api/brands')).body).toMatchObject([{ campaigns: 2 }, { campaigns: 0 }])
})

it('is not used by a campaign of a user who is on Free by now', async () => {
  const { browser, brand } = await start()
  await brand('Kettle & Co')
  const { id: brandId } = await brand('Pots')
  const body = { name: 'Spring', look: { ...TEST_STYLE, brand: true, brandId }, formats: ['square'] }
  const { id } = (await browser.post('/api/campaigns', body)).body
  const form = new FormData()
  form.append('feed', new Blob(['id,name,image\nm-1,Mug,https://shop.example/mug.jpg']), 'feed.csv')
  expect((await browser.post(`/api/campaigns/${id}/feed`, form)).status).toBe(200)
  await end()
  const refused = await browser.post(`/api/campaigns/${id}/start`, {})
  expect([refused.body.code, refused.body.message]).toEqual(['PLAN_REQUIRED', expect.stringContaining('Pro plan only')])
})

it('keeps the logo of a further brand, and purges it with the brand', async () => {
  const { browser, brand, services } = await start()
  await brand('Kettle & Co')
  const { body: logo } = await uploadTestLogo(browser, mark)
  const { id } = await add(browser, { name: 'Pots', logo })
  const yesterday = new Date(services.now().getTime() - 2 * 24 * 60 * 60 * 1000)
  await services.db.update(images).set({ createdAt: yesterday })
  await purgeUnattached(services)
  expect(await services.db.select().from(images)).toHaveLength(1)
  await browser.delete(`/api/brands/${id}`)
  await purgeUnattached(services)
  expect(await services.db.select().from(images)).toHaveLength(0)
})

it('merges what two tabs changed of a further brand', async () => {
  const { browser, brand } = await start()
  await brand('Kettle & Co')
  const { id } = await brand('Pots')
  const read = await browser.get(`/api/brands/${id}`)
  const ifMatch = { headers: { 'if-match': read.headers.get('etag') ?? '' } }
  await browser.put(`/api/brands/${id}`, { ...read.body, webAddress: 'pots.example' }, ifMatch)
  const merged = await browser.put(`/api/brands/${id}`, { ...read.body, name: 'Pans' }, ifMatch)
  expect(merged.body).toMatchObject({ name: 'Pans', webAddress: 'pots.example' })
  const both = await browser.put(`/api/brands/${id}`, { ...read.body, name: 'Bowls' }, ifMatch)
  expect([both.status, both.body.fields]).toEqual([409, ['name']])
})

it('goes with its account, all of them, and into its export', async () => {
  const { browser, brand } = await start()
  await brand('Kettle & Co')
  await brand('Pots')
  const archive = Buffer.from(await (await browser.open('/api/account/export')).arrayBuffer()).toString('latin1')
  expect([archive.includes('Kettle & Co'), archive.includes('Pots')]).toEqual([true, true])
  await browser.delete('/api/account')
  expect(await database.db.select().from(brands)).toEqual([])
})

it('is written as the previous version writes it, which knows one for each user', async () => {
  const { userId, browser, brand } = await start()
  const old = (name: string) =>
    database.db
      .execute(sql`insert into brands (user_id, name, colors, updated_at) values (${userId}, ${name}, '[]', now())
      on conflict (user_id) do update set name = excluded.name`)
  await old('Kettle & Co')
  await brand('Pots')
  await old('Kettles')
  expect(await namesOf(browser)).toEqual(['Kettles', 'Pots'])
  await givenBrand(database.db, { userId, isFirst: false, name: 'Pans' })
  expect(await namesOf(browser)).toHaveLength(3)
  expect(await database.db.select().from(creatives)).toEqual([])
})
