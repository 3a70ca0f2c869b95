import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Campaign, CampaignProduct, ListedCampaign } from '#contract/catalogue/campaign.ts'
import { FEED_MAX_BYTES } from '#contract/catalogue/feed.ts'
import { CAMPAIGN_LIMIT_MESSAGE, CAMPAIGN_PRODUCTS_MESSAGE } from '#contract/money/plans.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEST_STYLE } from '#test/given/fill-in.ts'
import { givenPro } from '#test/given/given.ts'
import { campaignResults, campaigns, subscriptions } from '#server/platform/db/schema.ts'
import { forgetCampaigns } from './forget-campaigns.ts'

const CAMPAIGN = { name: 'Spring', look: TEST_STYLE, formats: ['square'] }
const NOTHING = { pictures: 0, credits: 0 }
const HEADER = 'sku,Artikel,description,price,image'

describeOnBothDatabases('campaigns', (database) => {
  async function givenCampaign(app: TestApp, { plan = 'free' }: { plan?: 'free' | 'pro' } = {}) {
    const browser = await app.signedIn(`${randomUUID()}@example.com`)
    if (plan === 'pro') await givenPro(database.db, browser.userId!)
    const { body } = await browser.post('/api/campaigns', CAMPAIGN)
    return { browser, campaign: body as Campaign, path: `/api/campaigns/${body.id}` }
  }

  function upload(browser: TestClient, path: string, feed: string | Uint8Array, columns?: object) {
    const form = new FormData()
    if (columns) form.append('columns', typeof columns === 'string' ? columns : JSON.stringify(columns))
    form.append('feed', new Blob([feed as Uint8Array<ArrayBuffer>]), 'my products.csv')
    return browser.post(`${path}/feed`, form)
  }

  const row = (number: number) =>
    `m-${number},Mug ${number},Holds a third of a litre.,$${number},https://shop.example/${number}.jpg`
  const products = async (browser: TestClient, path: string, query = '') =>
    (await browser.get(`${path}/products${query}`)).body as CampaignProduct[]

  it('are made, listed, read and deleted', async () => {
    const app = await startTestApp(database)
    const { browser, campaign, path } = await givenCampaign(app)
    expect(campaign).toMatchObject({ ...CAMPAIGN, look: { ...TEST_STYLE, customColors: [], brand: false }, feed: null })
    const { costs, changed: _changed, ...listed } = campaign
    expect(costs).toEqual({ start: NOTHING, retry: NOTHING, anew: NOTHING })
    expect((await browser.get('/api/campaigns')).body).toEqual([listed])
    expect((await browser.get(path)).body).toEqual(campaign)
    expect((await browser.delete(path)).status).toBe(204)
    expect((await browser.get(path)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await browser.get('/api/campaigns')).body).toEqual([])
  })

  it('are listed in pages, by state and by their last change', async () => {
    const app = await startTestApp(database)
    const { browser } = await givenCampaign(app, { plan: 'pro' })
    const ids: string[] = []
    for (const name of ['Summer', 'Autumn', 'Winter']) {
      app.services.setTime(new Date(app.services.now().getTime() + 60_000))
      ids.unshift((await browser.post('/api/campaigns', { ...CAMPAIGN, name })).body.id as string)
    }
    const list = async (query: string) =>
      ((await browser.get(`/api/campaigns${query}`)).body as ListedCampaign[]).map(({ id }) => id)
    expect(await list('?limit=2')).toEqual(ids.slice(0, 2))
    expect(await list(`?limit=2&after=${ids[1]}`)).toEqual([ids[2], expect.any(String)])
    expect(await list(`?updatedSince=${app.services.now().toISOString()}`)).toEqual([ids[0]])
    const [waiting, failed] = ids.map((campaignId, place) => ({
      campaignId,
      place,
      key: 'm-1',
      name: 'Mug',
      run: 1,
      updatedAt: app.services.now(),
      product: { name: 'Mug', description: '', price: null, discount: null, tagline: null, images: [] },
    }))
    await database.db.insert(campaignResults).values([
      { ...waiting!, state: 'waiting' },
      { ...failed!, state: 'failed' },
    ])
    expect(await list('?only=running')).toEqual([ids[0]])
    expect(await list('?only=failed')).toEqual([ids[1]])
    const stranger = await app.signedIn('bob@example.com')
    expect((await stranger.get(`/api/campaigns?after=${ids[0]}`)).body).toEqual([])
  })

  it('are refused before their list is read if the plan that they were made on has ended', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app, { plan: 'pro' })
    await database.db.update(campaigns).set({ formats: ['leaderboard'] })
    await database.db.delete(subscriptions)
    const answer = await upload(browser, path, 'this is no list')
    expect(answer).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED', field: 'formats' } })
    expect((await upload(app.client(), path, 'this is no list')).status).toBe(401)
  })

  it('are listed without what only their own page shows, however much that is', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const names = Array.from({ length: 700 }, (_, at) => `column ${at} ${'x'.repeat(50)}`)
    const header = [HEADER.replace('Artikel', 'name'), ...names].join(',')
    expect((await upload(browser, path, [header, row(1)].join('\n'))).body.feed.columns).toHaveLength(705)
    await database.db.update(campaigns).set({ takenIn: Array.from({ length: 2_000 }, (_, at) => 'k'.repeat(250) + at) })
    const [listed] = (await browser.get('/api/campaigns')).body as ListedCampaign[]
    expect(listed).toMatchObject({ feed: { products: 1, fileName: 'my products.csv' } })
    expect(JSON.stringify(listed).length).toBeLessThan(2_000)
  })

  it('keep of a wrong row no more than its list shows', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const long = 'word '.repeat(2_000).trim()
    const rows = [
      `${long},${long},,$1,https://shop.example/1.jpg`,
      `m-2,Cup,,$1,https://shop.example/${'x'.repeat(9_000)}.jpg`,
    ]
    await upload(browser, path, [HEADER.replace('Artikel', 'name'), ...rows].join('\n'))
    const [first, second] = await products(browser, path)
    expect([first!.key!.length <= 255, first!.name!.length <= 120]).toEqual([true, true])
    expect(first!.problem).toBe('Its id has more than 255 letters.')
    expect(second!.problem).toBe('The address of a photo has more than 2,048 letters. Please shorten it.')
  })

  it('take another look until they are started, and keep how prices are shown', async () => {
    const app = await startTestApp(database)
    const { browser, campaign, path } = await givenCampaign(app)
    const form = new FormData()
    form.append('reading', JSON.stringify({ currency: 'EUR', country: 'DE' }))
    form.append('feed', new Blob([[HEADER.replace('Artikel', 'name'), row(1)].join('\n')]), 'feed.csv')
    await browser.post(`${path}/feed`, form)
    const other = { ...TEST_STYLE, adStyle: 'bold', tone: 'luxury', brand: true }
    const changed = await browser.put(`${path}/look`, other)
    expect(changed.body.look).toEqual({ ...campaign.look, ...other, currency: 'EUR', country: 'DE' })
    expect((await browser.get(path)).body).toEqual(changed.body)
    const custom = await browser.put(`${path}/look`, { ...other, colorPalette: 'custom', customColors: ['#112233'] })
    expect(custom.body).toMatchObject({ code: 'PLAN_REQUIRED', field: 'look' })

    await browser.post(`${path}/start`)
    expect((await browser.put(`${path}/look`, TEST_STYLE)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'Its ads are made in the look that it has. Please make another campaign for another look.',
    })
    expect((await browser.get(path)).body.look).toEqual(changed.body.look)
  })

  it('ask once which currency prices are in that name none', async () => {
    const app = await startTestApp(database)
    const { browser, campaign, path } = await givenCampaign(app)
    expect(campaign.asksCurrency).toBe(false)
    const list = (price: string) => `sku,name,description,price,image\nm-1,Mug,,${price},https://shop.example/1.jpg`
    const send = async (price: string, reading?: object) => {
      const form = new FormData()
      if (reading) form.append('reading', JSON.stringify(reading))
      form.append('feed', new Blob([list(price)]), 'feed.csv')
      return (await browser.post(`${path}/feed`, form)).body as Campaign
    }
    const asked = async (price: string, reading?: object) => (await send(price, reading)).asksCurrency
    expect(await asked('$19.90')).toBe(false)
    expect(await asked('19.90')).toBe(true)
    expect(await asked('19.90', { country: 'DE' })).toBe(true)
    expect(await asked('19.90', { currency: 'EUR' })).toBe(false)
    expect((await products(browser, path))[0]!.product!.price).toMatch(/^19,90\s€$/)
    expect(await asked('21.90')).toBe(false)
    expect(await asked('21.90', { currency: null })).toBe(false)
    expect(await asked('22.90')).toBe(false)
  })

  it('take a feed whose columns are guessed, then confirmed', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const feed = [HEADER, row(1), 'm-2,Bowl,,$2,', 'm-3,Cup,A cup to drink from.,$3,cup.jpg'].join('\n')
    const guessed = await upload(browser, path, feed)
    expect(guessed.body.feed).toMatchObject({
      fileName: 'my products.csv',
      kind: 'csv',
      knownBy: 'id',
      products: 0,
      problems: 3,
    })
    expect(guessed.body.feed.columns[1]).toEqual({ name: 'Artikel', field: null })

    const confirmed = await upload(browser, path, feed, { Artikel: 'name', price: null })
    expect(confirmed.body.feed).toMatchObject({ products: 1, problems: 2 })
    expect((await browser.get(path)).body).toEqual(confirmed.body)
    const mug = {
      name: 'Mug 1',
      description: 'Holds a third of a litre.',
      price: null,
      images: ['https://shop.example/1.jpg'],
    }
    expect(await products(browser, path)).toMatchObject([
      { place: 0, line: 2, key: 'm-1', product: mug, problem: null, notes: [] },
      { place: 1, line: 3, key: 'm-2', name: 'Bowl', product: null, problem: 'It has no photo.' },
      { place: 2, line: 4, product: null, problem: expect.stringContaining('"cup.jpg" is not here yet') },
    ])
    const problems = await products(browser, path, '?only=problems&after=1')
    expect(problems.map(({ place }) => place)).toEqual([2])
  })

  it('keep what they have if a feed cannot be read', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const good = HEADER.replace('Artikel', 'name')
    await upload(browser, path, [good, row(1)].join('\n'))
    const before = await products(browser, path)
    for (const [feed, columns, status, message] of [
      ['<!DOCTYPE rss><rss/>', undefined, 400, 'DOCTYPE'],
      ['', undefined, 400, 'is empty'],
      [good, undefined, 400, 'has no products'],
      [[good, row(1)].join('\n'), '{"name":', 400, 'columns cannot be read'],
      [[good, row(1)].join('\n'), { name: 'color' }, 400, 'columns cannot be read'],
    ] as const) {
      const answer = await upload(browser, path, feed, columns as object | undefined)
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
    }
    const none = await browser.post(`${path}/feed`, new FormData())
    expect(none.status).toBe(400)
    expect(await products(browser, path)).toEqual(before)
  })

  const shirt = (size: string) => `tee,tee-${size},Tee ${size},${size},1019.90,https://shop.example/${size}.jpg`

  const STOCK_HEADER = 'sku,name,description,price,image,availability,status'
  const stocked = (number: number, state = 'in stock,active') => `${row(number)},${state}`
  const SOLD_OUT = 'out of stock,active'
  const DRAFT = 'in stock,draft'

  it('leave out what the shop does not sell, until it is taken in', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const feed = [STOCK_HEADER, stocked(1), stocked(2, SOLD_OUT), stocked(3, DRAFT), 'm-4,Cup,,$4,,in stock,active']
    const read = await upload(browser, path, feed.join('\n'))
    const leftOut = (...counts: [why: string, products: number][]) =>
      counts.map(([why, products]) => ({ why, products }))
    expect(read.body.feed).toMatchObject({
      products: 1,
      problems: 1,
      leftOut: leftOut(['soldOut', 1], ['draft', 1]),
    })
    const bowl = { key: 'm-2', product: null, problem: 'It is sold out.', notForSale: 'soldOut', leftOut: true }
    expect(await products(browser, path, '?only=notForSale')).toMatchObject([bowl, { key: 'm-3', leftOut: true }])
    expect(await products(browser, path, '?only=problems')).toMatchObject([{ key: 'm-4', leftOut: false }])

    const takenIn = await browser.put(`${path}/taken-in`, { keys: ['m-2'], takenIn: true })
    expect(takenIn.body.feed).toMatchObject({ products: 2, problems: 1, leftOut: leftOut(['draft', 1]) })
    const again = await browser.put(`${path}/taken-in`, { keys: ['m-2', 'm-2'], takenIn: true })
    expect(again.body.feed).toEqual(takenIn.body.feed)
    expect((await products(browser, path, '?only=notForSale'))[0]).toMatchObject({
      key: 'm-2',
      problem: null,
      notForSale: 'soldOut',
      leftOut: false,
      notes: ['It is sold out.'],
      product: { name: 'Mug 2', price: '$2', images: ['https://shop.example/2.jpg'] },
    })

    const nextWeek = await upload(browser, path, [STOCK_HEADER, stocked(3, DRAFT), stocked(2, DRAFT)].join('\n'))
    expect(nextWeek.body.feed).toMatchObject({ products: 1, problems: 0, leftOut: leftOut(['draft', 1]) })
    const all = await browser.put(`${path}/taken-in`, { keys: 'all', takenIn: true })
    expect(all.body.feed).toMatchObject({ products: 2, leftOut: [] })
    const two = [STOCK_HEADER, stocked(3, SOLD_OUT), stocked(2, SOLD_OUT), stocked(5, SOLD_OUT)].join('\n')
    const remembered = await upload(browser, path, two)
    expect(remembered.body.feed).toMatchObject({ products: 2, leftOut: leftOut(['soldOut', 1]) })
    const none = await browser.put(`${path}/taken-in`, { keys: 'all', takenIn: false })
    expect(none.body.feed).toMatchObject({ products: 0, leftOut: leftOut(['soldOut', 3]) })
    expect((await upload(browser, path, two)).body.feed).toMatchObject({ products: 0 })

    await upload(browser, path, [STOCK_HEADER, stocked(3, DRAFT), stocked(2, DRAFT)].join('\n'))
    const out = await browser.put(`${path}/taken-in`, { keys: ['m-2'], takenIn: false })
    expect(out.body.feed).toMatchObject({ products: 0, leftOut: leftOut(['draft', 2]) })
    expect(await products(browser, path)).toMatchObject([
      { key: 'm-3' },
      { ...bowl, notForSale: 'draft', problem: 'It is a draft in the shop.', notes: [] },
    ])
  })

  it('take in no more than the plan holds, and only what is left out', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const feed = [STOCK_HEADER, stocked(1), stocked(2), stocked(3, SOLD_OUT), stocked(4, SOLD_OUT)].join('\n')
    await upload(browser, path, feed)
    const put = (keys: string[]) => browser.put(`${path}/taken-in`, { keys, takenIn: true })
    const full = { status: 403, body: { code: 'PLAN_REQUIRED', message: CAMPAIGN_PRODUCTS_MESSAGE } }
    expect(await put(['m-3', 'm-4'])).toMatchObject(full)
    expect((await browser.get(path)).body.feed).toMatchObject({ products: 2 })
    for (const key of ['m-1', 'm-9']) expect((await put([key])).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await put(['m-3'])).body.feed).toMatchObject({ products: 3 })
    const fuller = [STOCK_HEADER, stocked(1), stocked(2), stocked(3, SOLD_OUT), stocked(5)].join('\n')
    expect((await upload(browser, path, fuller)).body.feed).toMatchObject({
      products: 3,
      leftOut: [{ why: 'soldOut', products: 1 }],
    })
    const stranger = await app.signedIn(`${randomUUID()}@example.com`)
    const theirs = await stranger.put(`${path}/taken-in`, { keys: ['m-3'], takenIn: true })
    expect(theirs.body).toMatchObject({ code: 'NOT_OWNER' })
  })

  it('are read as their owner says, and the next file too', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const shirts = ['item_group_id,id,title,size,price,image_link', ...['S', 'M'].map(shirt)].join('\n')
    const read = (feed: string, reading?: unknown) => {
      const form = new FormData()
      if (reading !== undefined) form.append('reading', JSON.stringify(reading))
      form.append('feed', new Blob([feed]), 'shirts.csv')
      return browser.post(`${path}/feed`, form)
    }
    const first = await read(shirts)
    expect(first.body).toMatchObject({
      feed: { kind: 'google', isKindSaid: false, variantsApart: false, barePrices: 1, products: 1 },
      look: { currency: null, country: null },
    })
    const asked = { kind: 'csv', variantsApart: true, currency: 'EUR', country: 'DE' }
    const second = await read(shirts, asked)
    expect(second.body).toMatchObject({
      feed: { kind: 'csv', isKindSaid: true, variantsApart: true, barePrices: 0, products: 2 },
      look: { ...TEST_STYLE, currency: 'EUR', country: 'DE' },
    })
    expect((await products(browser, path)).map(({ product }) => product?.price)).toEqual(['1.019,90 €', '1.019,90 €'])

    expect((await read(shirts)).body).toMatchObject({ feed: second.body.feed, look: second.body.look })
    const back = await read(shirts, { kind: null, variantsApart: false, currency: null, country: null })
    expect(back.body).toMatchObject({ feed: first.body.feed, look: first.body.look })
    for (const wrong of [{ kind: 'myspace' }, { currency: 'EURO' }, { country: 'toString' }, { variantsApart: 1 }, []])
      expect((await read(shirts, wrong)).body).toMatchObject({ code: 'VALIDATION_FAILED', field: 'reading' })
  })

  it('refuse a feed of more than 50 MB', { tags: 'thorough/faults' }, async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const answer = await upload(browser, path, new Uint8Array(FEED_MAX_BYTES + 1))
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it('hold what the plan holds', async () => {
    const app = await startTestApp(database)
    const refused = (message: string) => ({ status: 403, body: { code: 'PLAN_REQUIRED', message } })
    const { browser, path } = await givenCampaign(app)
    expect(await browser.post('/api/campaigns', CAMPAIGN)).toMatchObject(refused(CAMPAIGN_LIMIT_MESSAGE))
    const custom = { ...CAMPAIGN, look: { ...TEST_STYLE, colorPalette: 'custom' } }
    await browser.delete(path)
    expect(await browser.post('/api/campaigns', custom)).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } })

    const four = [HEADER.replace('Artikel', 'name'), row(1), row(2), row(3), row(4)]
    const free = await givenCampaign(app)
    expect(await upload(free.browser, free.path, four.join('\n'))).toMatchObject(refused(CAMPAIGN_PRODUCTS_MESSAGE))
    expect((await upload(free.browser, free.path, four.slice(0, 4).join('\n'))).status).toBe(200)

    const pro = await givenCampaign(app, { plan: 'pro' })
    expect((await upload(pro.browser, pro.path, four.join('\n'))).body.feed).toMatchObject({ products: 4 })
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => pro.browser.post('/api/campaigns', custom)))
    expect(others.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 409])
  })

  it('are forgotten a month after their last change, and go with the account', async () => {
    const app = await startTestApp(database)
    const { browser, path } = await givenCampaign(app)
    const days = (count: number) => new Date(app.services.now().getTime() + count * 86_400_000)
    await forgetCampaigns({ ...app.services, now: () => days(29) })
    expect((await browser.get(path)).status).toBe(200)
    await forgetCampaigns({ ...app.services, now: () => days(31) })
    expect((await browser.get(path)).status).toBe(404)

    const waiting = await givenCampaign(app, { plan: 'pro' })
    const isOwn = eq(campaigns.id, waiting.campaign.id)
    const exists = async () => (await waiting.browser.get(waiting.path)).status === 200
    await database.db
      .update(campaigns)
      .set({ startedAt: days(0), salesDueAt: days(60) })
      .where(isOwn)
    await forgetCampaigns({ ...app.services, now: () => days(31) })
    expect(await exists(), 'a sale begins a month later').toBe(true)
    await database.db
      .update(campaigns)
      .set({ salesDueAt: days(40_000) })
      .where(isOwn)
    const source = { address: 'https://shop.example/feed.csv', everyHours: 24 }
    await waiting.browser.put(`${waiting.path}/source`, source)
    await forgetCampaigns({ ...app.services, now: () => days(89) })
    expect(await exists(), 'its list at an address gives nothing').toBe(true)
    await forgetCampaigns({ ...app.services, now: () => days(91) })
    expect(await exists(), 'nor for three months, and its sale never ends').toBe(false)

    await browser.post('/api/campaigns', CAMPAIGN)
    await browser.delete('/api/account')
    const rows = await database.db.select().from(campaigns)
    expect(rows.filter(({ userId }) => userId === browser.userId)).toEqual([])
  })
})
