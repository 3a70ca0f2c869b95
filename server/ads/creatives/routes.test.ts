import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT, uploadFiles } from '#test/given/fill-in.ts'
import { givenCreative, givenVariant } from '#test/given/given.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { creatives } from '#server/platform/db/schema.ts'

const database = useDatabase()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

it('creates, changes, shows, lists and deletes an ad', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const made = await browser.post('/api/creatives', { ...TEST_PRODUCT, taglines: ['Tea, now', ' '], unknown: 1 })
  expect(made).toMatchObject({ status: 200, body: { ...TEST_PRODUCT, taglines: ['Tea, now'] } })
  expect(made.body).not.toHaveProperty('unknown')
  expect(made.body).not.toHaveProperty('chosenFormats')
  const path = `/api/creatives/${made.body.id}`
  const changed = await browser.post(path, { ...made.body, adStyle: 'luxury', selectedFormats: ['square', 'square'] })
  expect(changed).toMatchObject({ status: 200, body: { adStyle: 'luxury', selectedFormats: ['square'] } })
  expect(await browser.get(path)).toMatchObject({ status: 200, body: changed.body })
  const unmarked = { variants: [], review: null, lastDay: null, sale: [], trialPictures: 0 }
  expect((await browser.get('/api/creatives')).body).toEqual([{ ...changed.body, ...unmarked }])
  expect(await browser.delete(path)).toMatchObject({ status: 204, text: '' })
  expect((await browser.get(path)).status).toBe(404)
  expect((await browser.delete(path)).status).toBe(404)
  expect((await browser.get('/api/creatives')).body).toEqual([])
})

it.each([
  ['a short name', { productName: 'K' }, 'productName', 'Product name must be at least 2 characters'],
  ['a name of blanks', { productName: '  K  ' }, 'productName', 'Product name must be at least 2 characters'],
  ['a long name', { productName: 'K'.repeat(121) }, 'productName', 'Product name must be at most 120 characters'],
  [
    'few words',
    { productDescription: 'Too short' },
    'productDescription',
    'Description must be at least 10 characters',
  ],
  [
    'a novel',
    { productDescription: 'x'.repeat(5_001) },
    'productDescription',
    'Description must be at most 5000 characters',
  ],
  ['a long price', { productPrice: '9'.repeat(41) }, 'productPrice', 'Price must be at most 40 characters'],
  ['many taglines', { taglines: Array(21).fill('Tea') }, 'taglines', 'At most 20 taglines are possible'],
  ['a long tagline', { taglines: ['x'.repeat(121)] }, 'taglines.0', 'A tagline must be at most 120 characters'],
  ['six colors', { customColors: Array(6).fill('#fff') }, 'customColors', 'At most 5 custom colors are possible'],
])('reports what is wrong with %s', async (_, fields, field, message) => {
  const browser = await (await startTestApp(database)).signedIn()
  const refusal = { status: 400, body: { code: 'VALIDATION_FAILED', field, message } }
  expect(await browser.post('/api/creatives', { ...TEST_PRODUCT, ...fields })).toMatchObject(refusal)
  const { body } = await browser.post('/api/creatives', TEST_PRODUCT)
  expect(await browser.post(`/api/creatives/${body.id}`, fields)).toMatchObject(refusal)
  expect(await database.db.$count(creatives)).toBe(1)
})

const NO_NAME = { field: 'productName', message: 'Product name must be at least 2 characters' }
const NO_DESCRIPTION = { field: 'productDescription', message: 'Description must be at least 10 characters' }

it('takes a name or a description that is missing, null or no text for one that is too short', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const { body: ad } = await browser.post('/api/creatives', TEST_PRODUCT)
  const wrong = [null, 7, true, [], ['Kettle of steel'], {}, { text: 'Kettle of steel' }]
  for (const [field, refusal] of [
    ['productName', NO_NAME],
    ['productDescription', NO_DESCRIPTION],
  ] as const) {
    const { [field]: _, ...without } = TEST_PRODUCT
    for (const body of [without, ...wrong.map((value) => ({ ...TEST_PRODUCT, [field]: value }))]) {
      const answer = await browser.post('/api/creatives', body)
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', ...refusal } })
    }
    for (const value of wrong) {
      const answer = await browser.post(`/api/creatives/${ad.id}`, { [field]: value })
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', ...refusal } })
    }
  }
  expect((await browser.post('/api/creatives', {})).body).toMatchObject(NO_NAME)
  expect((await browser.post(`/api/creatives/${ad.id}`, {})).body).toMatchObject(TEST_PRODUCT)
  expect(await database.db.$count(creatives)).toBe(1)
})

it.each([
  {},
  { productName: 'Kettle' },
  { ...TEST_PRODUCT, adStyle: 'baroque' },
  { ...TEST_PRODUCT, taglines: 'Tea' },
  [],
  'x',
  null,
])('refuses %o', async (body) => {
  const browser = await (await startTestApp(database)).signedIn()
  const answer = await browser.post('/api/creatives', JSON.stringify(body), {
    headers: { 'content-type': 'application/json' },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
})

it('answers 401 to a signed-out caller, whatever they send', async () => {
  const browser = (await startTestApp(database)).client()
  const calls = [
    browser.get('/api/creatives'),
    browser.post('/api/creatives', {}),
    browser.get(`/api/creatives/${UNKNOWN}`),
    browser.post(`/api/creatives/${UNKNOWN}`, { productName: '' }),
    browser.delete(`/api/creatives/${UNKNOWN}`),
  ]
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  }
})

it("answers 403 to another user's ad, and 404 to one that does not exist", async () => {
  const { signedIn } = await startTestApp(database)
  const { body } = await (await signedIn('ada@example.com')).post('/api/creatives', TEST_PRODUCT)
  const eve = await signedIn('eve@example.com')
  const call = (id: string) => [
    eve.get(`/api/creatives/${id}`),
    eve.post(`/api/creatives/${id}`, { productName: 'Mine now' }),
    eve.delete(`/api/creatives/${id}`),
  ]
  for (const answer of await Promise.all(call(body.id))) {
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'NOT_OWNER', message: expect.stringContaining('permission') },
    })
  }
  for (const answer of await Promise.all([...call(UNKNOWN), ...call('42'), ...call('%00')])) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
  expect((await eve.get('/api/creatives')).body).toEqual([])
})

it('holds a free user to three ads and to the palettes of the plan', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  expect(await browser.post('/api/creatives', { ...TEST_PRODUCT, colorPalette: 'custom' })).toMatchObject({
    status: 403,
    body: { code: 'CUSTOM_COLORS_NOT_ALLOWED', message: 'Custom colors are only available on the Pro plan.' },
  })
  for (let made = 0; made < 3; made++) await browser.post('/api/creatives', TEST_PRODUCT)
  expect(await browser.post('/api/creatives', TEST_PRODUCT)).toMatchObject({
    status: 403,
    body: { code: 'AD_LIMIT_REACHED', message: 'Free plan allows up to 3 ads. Upgrade to Pro for more.' },
  })
})

it('refuses the address of an image that is not an upload of one’s own', async () => {
  const { signedIn } = await startTestApp(database)
  const [ada, eve] = [await signedIn('ada@example.com'), await signedIn('eve@example.com')]
  const { body: adas } = await ada.post('/api/creatives', TEST_PRODUCT)
  const { body: eves } = await eve.post('/api/creatives', TEST_PRODUCT)
  const bytes = await drawHalves(60, 40).png().toBuffer()
  const { body: productImages } = await uploadFiles(ada, adas.id, [{ bytes, name: 'halves.png' }])
  expect(await ada.post(`/api/creatives/${adas.id}`, { productImages })).toMatchObject({ status: 200 })
  const elsewhere = [{ url: 'http://169.254.169.254/latest', name: 'x' }]
  for (const images of [productImages, elsewhere]) {
    expect(await eve.post(`/api/creatives/${eves.id}`, { productImages: images })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', field: 'productImages' },
    })
  }
})

it('stores texts with NUL and broken characters instead of failing', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const body = `{"productName":"Ket\\u0000tle \\ud83d","productDescription":"Boils in \\ud83d\\ude00 seconds","taglines":["\\udc00"]}`
  const answer = await browser.post('/api/creatives', body, { headers: { 'content-type': 'application/json' } })
  expect(answer).toMatchObject({
    status: 200,
    body: { productName: 'Kettle \ufffd', productDescription: 'Boils in 😀 seconds', taglines: ['\ufffd'] },
  })
})

it('lists the ads that changed, or have a new picture, since a moment', async () => {
  const { signedIn, services } = await startTestApp(database)
  const browser = await signedIn()
  const userId = browser.userId!
  const [before, since] = [new Date(Date.UTC(2026, 10, 1)), new Date(Date.UTC(2026, 10, 2))]
  const given = (productName: string, updatedAt: Date) => givenCreative(services.db, { userId, productName, updatedAt })
  await given('Mug', before)
  const [changed, painted, replaced] = [
    await given('Jar', since),
    await given('Lamp', before),
    await given('Pan', before),
  ]
  const picture = { userId, format: 'square', createdAt: since } as const
  await givenVariant(services.db, { ...picture, adId: painted })
  await givenVariant(services.db, { ...picture, adId: replaced, replacedAt: since })
  const { body } = await browser.get(`/api/creatives?updatedSince=${since.toISOString()}`)
  expect(new Set((body as { id: string }[]).map(({ id }) => id))).toEqual(new Set([changed, painted]))
})

it('lists the ads of a style, a color and a format, a page at a time, and never another user’s', async () => {
  const { signedIn, services } = await startTestApp(database)
  const browser = await signedIn()
  const userId = browser.userId!
  const given = (productName: string, values: Partial<typeof creatives.$inferInsert> = {}) =>
    givenCreative(services.db, { userId, productName, createdAt: new Date(Date.UTC(2026, 10, 20)), ...values })
  const mug = await given('Mug', { adStyle: 'bold', colorPalette: 'red', createdAt: new Date(Date.UTC(2026, 10, 1)) })
  const jar = await given('Jar', { adStyle: 'bold', colorPalette: 'blue' })
  const lamp = await given('Lamp', { adStyle: 'clean', colorPalette: 'red' })
  await givenVariant(services.db, { userId, adId: lamp, format: 'leaderboard' })
  await givenVariant(services.db, { userId, adId: mug, format: 'leaderboard', replacedAt: new Date() })
  const list = async (query: string, visitor = browser) =>
    ((await visitor.get(`/api/creatives${query}`)).body as { id: string }[]).map(({ id }) => id)
  const [newest, second] = [jar, lamp].toSorted().toReversed()
  expect(await list('')).toEqual([newest, second, mug])
  expect(new Set(await list('?style=bold'))).toEqual(new Set([jar, mug]))
  expect(await list('?style=bold&color=red')).toEqual([mug])
  expect(await list('?format=leaderboard')).toEqual([lamp])
  // Two ads of the same millisecond are on both sides of a page's end.
  expect(await list('?limit=1')).toEqual([newest])
  expect(await list(`?limit=1&after=${newest}`)).toEqual([second])
  expect(await list(`?after=${second}`)).toEqual([mug])
  expect(await list(`?after=${newest}`, await signedIn('bob@example.com', 'Bob'))).toEqual([])
  for (const query of ['?style=loud', '?color=pink', '?format=poster', '?limit=101', '?limit=0', '?after=last']) {
    const answer = await browser.get(`/api/creatives${query}`)
    expect([query, answer.status, answer.body.code]).toEqual([query, 400, 'VALIDATION_FAILED'])
  }
})
