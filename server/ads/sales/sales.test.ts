import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import type { SaleCalendar } from '#contract/ads/sales/sale-calendar.ts'
import { SALE_PLAN_MESSAGE } from '#contract/ads/sales/sale-days.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { unzip } from '#test/unzip.ts'
import { waitUntil } from '#test/wait-until.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { creditLedger, images, salePictures, saleStates, subscriptions } from '#server/platform/db/schema.ts'

const database = useDatabase()

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware. It keeps tea warm for an hour.',
  productPrice: '$5.49',
  taglines: ['Tea, still warm'],
  callToAction: 'Have a sip',
}

const FORMATS = ['leaderboard', 'square']

const BEFORE = { name: 'Before', from: '2026-11-20', words: { badge: 'From Friday' } }
const FRIDAY = { name: 'From Friday', from: '2026-11-27', words: { price: '$3.99', oldPrice: '$5.49' } }
const OVER = { name: 'Over', from: '2026-12-01', words: {} }
const STATES = [BEFORE, FRIDAY, OVER]

/** Makes a user's ad in two formats, whose pictures match it. */
async function givenPictures({ painters = TEXT_PAINTERS }: { painters?: typeof TEXT_PAINTERS } = {}) {
  const workers = painters as Exclude<TestAppOptions['workers'], undefined>
  const app = await startTestApp(database, { workers })
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', 'pro', { fields: FIELDS })
  const path = `/api/creatives/${adId}`
  for (const format of FORMATS) await browser.post(`${path}/generate`, { format })
  const save = (states: object[]) => browser.put(`${path}/sale-calendar`, { states })
  const read = async () => (await browser.get(`${path}/sale-calendar`)).body as SaleCalendar
  const start = () => browser.post(`${path}/sale-calendar/pictures`)
  const isPainting = async () => (await app.services.db.$count(salePictures, eq(salePictures.state, 'queued'))) > 0
  const paint = async () => {
    expect((await start()).status).toBe(202)
    await waitUntil(async () => !(await isPainting()))
    return read()
  }
  const listed = async () => (await browser.get(`${path}/variants`)).body as Variant[]
  const countImages = () => app.services.db.$count(images, eq(images.kind, 'variant'))
  const downgrade = () =>
    app.services.db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, userId))
  return { app, browser, adId, userId, path, save, read, start, paint, listed, countImages, downgrade }
}

const textsOf = async ({ app }: Pick<Awaited<ReturnType<typeof givenPictures>>, 'app'>, part: string) =>
  (await app.services.db.select().from(salePictures)).map(
    ({ painted }) => painted?.texts.find((text) => text.part === part)?.text,
  )

it('paints each state of a sale in every format of the ad, free, and leaves the ad as it is', async () => {
  const sale = await givenPictures()
  const { browser, path, save, paint, listed, userId } = sale
  const ad = (await browser.get(path)).body
  const before = await listed()
  const spent = await database.db.$count(creditLedger, eq(creditLedger.userId, userId))
  expect((await save(STATES)).body).toMatchObject({ states: STATES, missing: 6 })
  const { states, missing } = await paint()
  expect(missing).toBe(0)
  for (const { pictures } of states) {
    expect(pictures.map(({ format, state, isOutdated }) => ({ format, state, isOutdated }))).toEqual(
      FORMATS.map((format) => ({ format, state: 'done', isOutdated: false })),
    )
    for (const { imageUrl } of pictures) expect((await browser.open(imageUrl!)).status).toBe(200)
  }
  expect((await textsOf(sale, 'price')).filter((price) => price === '$3.99')).toHaveLength(2)
  expect((await browser.get(path)).body).toEqual(ad)
  expect(await listed()).toEqual(before)
  expect(await database.db.$count(creditLedger, eq(creditLedger.userId, userId))).toBe(spent)
})

it('keeps a file of its own for a state that says what the ad says', async () => {
  const { save, paint, listed, browser } = await givenPictures()
  await save([OVER])
  const { states } = await paint()
  const [first] = states[0]!.pictures
  const [variant] = await listed()
  expect(first!.imageUrl).not.toBe(variant!.imageUrl)
  expect((await browser.open(first!.imageUrl!)).text).toBe((await browser.open(variant!.imageUrl)).text)
})

it('paints nothing twice that is asked for twice, and afterwards only what is outdated', async () => {
  const { save, start, paint, path, browser, countImages } = await givenPictures()
  const { body } = (await save(STATES)) as { body: SaleCalendar }
  const [first, second] = await Promise.all([start(), start()])
  expect([first!.status, second!.status]).toEqual([202, 202])
  await paint()
  expect(await countImages()).toBe(2 + 6)
  const words = { price: '$2.99', oldPrice: '$5.49' }
  const [before, friday, over] = body.states.map(({ id, name, from, words: stateWords }) => ({
    id,
    name,
    from,
    words: stateWords,
  }))
  const saved = (await save([before!, { ...friday, words }, over!])).body as SaleCalendar
  expect(saved.missing).toBe(2)
  expect(saved.states.map(({ pictures }) => pictures.map(({ isOutdated }) => isOutdated))).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
  expect((await paint()).missing).toBe(0)
  expect(await countImages()).toBe(2 + 6)
  // The ad itself has other words by now, and so would every state.
  await browser.post(`${path}/change`, { changes: { words: { callToAction: 'Pour one' } } })
  expect((await paint()).missing).toBe(0)
})

it('reports which format has no room for the words of a state', async () => {
  const refusing = {
    ...TEXT_PAINTERS,
    repaint: (async (task, options) =>
      task.layout.format === 'leaderboard'
        ? { refused: 'There is no room for the old price on Leaderboard.' }
        : TEXT_PAINTERS.repaint(task, options)) satisfies typeof TEXT_PAINTERS.repaint,
  }
  const { save, paint } = await givenPictures({ painters: refusing })
  await save([FRIDAY])
  const { states, missing } = await paint()
  expect(states[0]!.pictures).toMatchObject([
    { format: 'leaderboard', state: 'refused', imageUrl: null, message: expect.stringContaining('no room') },
    { format: 'square', state: 'done' },
  ])
  expect(missing).toBe(0)
})

it.each([
  [
    'begin on the same day',
    [FRIDAY, { ...OVER, from: FRIDAY.from }],
    /begin on the same day, “From Friday” and “Over”/,
  ],
  ['stand in the wrong order', [OVER, FRIDAY], /The state “From Friday” begins before “Over”/],
  ['say letters that no font has', [{ ...FRIDAY, words: { badge: '30% \u{13000}' } }], /./],
])('refuses states that %s', async (_, states, message) => {
  const { save, read } = await givenPictures()
  const answer = await save(states)
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  expect(answer.body.message).toMatch(message)
  expect((await read()).states).toEqual([])
})

it('keeps after a downgrade what there is, to be read and deleted, and makes nothing more', async () => {
  const { save, read, start, paint, downgrade, countImages } = await givenPictures()
  await save([BEFORE, FRIDAY])
  const { states } = await paint()
  await downgrade()
  expect(await read()).toEqual({ states, missing: 0 })
  const refused = { status: 403, body: { code: 'PLAN_REQUIRED', message: SALE_PLAN_MESSAGE } }
  expect(await start()).toMatchObject(refused)
  expect(await save(STATES)).toMatchObject(refused)
  const [first] = states.map(({ id, name, from, words }) => ({ id, name, from, words }))
  expect(await save([{ ...first, words: {} }])).toMatchObject(refused)
  expect((await save([first!])).body.states).toHaveLength(1)
  expect(await countImages()).toBe(2 + 2)
  expect((await save([])).body.states).toEqual([])
  expect(await countImages()).toBe(2)
})

it('goes with the ad, and a format of it with its picture', async () => {
  const { app, browser, path, save, paint, read, listed, countImages } = await givenPictures()
  await save(STATES)
  await paint()
  const [leaderboard] = (await listed()).filter(({ format }) => format === 'leaderboard')
  await browser.delete(`${path}/variants/${leaderboard!.id}`)
  expect((await read()).states.map(({ pictures }) => pictures.map(({ format }) => format))).toEqual([
    ['square'],
    ['square'],
    ['square'],
  ])
  expect(await countImages()).toBe(1 + 3)
  await browser.delete(path)
  const { db } = app.services
  expect([await db.$count(saleStates), await db.$count(salePictures), await countImages()]).toEqual([0, 0, 0])
})

it('lists from when the states of a user’s sales apply, and no other user’s', async () => {
  const { app, browser, adId, save } = await givenPictures()
  await save(STATES)
  const stranger = await app.signedIn('eve@example.com')
  expect((await stranger.get('/api/sale-calendars')).body).toEqual([])
  const [sale] = (await browser.get('/api/sale-calendars')).body
  expect(sale).toMatchObject({ creativeId: adId, states: STATES.map(({ name, from }) => ({ name, from })) })
  const { body: copy } = await browser.post(`/api/creatives/${adId}/duplicate`, {})
  const listed = (await browser.get('/api/creatives')).body as CreativeWithVariants[]
  expect(new Map(listed.map(({ id, sale: days }) => [id, days]))).toEqual(
    new Map([
      [adId, sale.states],
      [copy.id, []],
    ]),
  )
})

it('takes no state of another ad', async () => {
  const { browser, save, adId } = await givenPictures()
  const { body } = await save([FRIDAY])
  const { body: other } = await browser.post(`/api/creatives/${adId}/duplicate`, {})
  const stolen = { ...FRIDAY, id: body.states[0].id }
  expect(await browser.put(`/api/creatives/${other.id}/sale-calendar`, { states: [stolen] })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', field: 'states' },
  })
  expect(await save([stolen, { ...stolen, from: '2026-11-28' }])).toMatchObject({ status: 400 })
})

it('has the files of a sale in the export of the account', async () => {
  const { app, browser, save, paint } = await givenPictures()
  await save([FRIDAY])
  const { states } = await paint()
  const urls = (await app.services.db.select().from(images)).map(({ id }) => imageUrl(id))
  for (const { imageUrl: url } of states[0]!.pictures) expect(urls).toContain(url)
  expect((await browser.get('/api/account/export')).status).toBe(200)
})

it('comes as one archive, with the first day of each state in the names, or that of one state alone', async () => {
  const { app, browser, path, save, paint } = await givenPictures()
  const { body } = await save([BEFORE, FRIDAY])
  const zip = `${path}/sale-calendar/download`
  const load = async (query = '') => {
    const answer = await browser.open(zip + query)
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    return { name: answer.headers.get('content-disposition'), paths: [...files.keys()], files }
  }
  expect(await browser.get(zip)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const { states } = await paint()
  const whole = await load()
  expect(whole.name).toContain('blue-mug-sale.zip')
  expect(whole.paths).toEqual([
    '2026-11-20-before/google/2026-11-20-blue-mug-leaderboard-728x90.jpg',
    '2026-11-20-before/web/2026-11-20-blue-mug-square-600x600.jpg',
    '2026-11-27-from-friday/google/2026-11-27-blue-mug-leaderboard-728x90.jpg',
    '2026-11-27-from-friday/web/2026-11-27-blue-mug-square-600x600.jpg',
    'ads.csv',
  ])
  expect(String(whole.files.get('ads.csv'))).toContain('$3.99')
  const friday = await load(`?state=${body.states[1].id}`)
  expect(friday.name).toContain('blue-mug-2026-11-27-from-friday.zip')
  expect(friday.paths).toHaveLength(3)
  // A picture that no longer matches the state is not to be published.
  const [before] = states.map(({ id, name, from, words }) => ({ id, name, from, words }))
  await save([{ ...before, words: { badge: 'Soon' } }])
  expect(await browser.get(zip)).toMatchObject({ status: 404 })
  const stranger = await app.signedIn('eve@example.com')
  expect(await stranger.get(zip)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
})
